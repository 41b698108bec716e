// Whoever is connected again looks again.
addEventListener("online", () => location.reload());
// Of four languages the reader's own is shown, if it is one of them.
const own = navigator.language.slice(0, 2);
const told = Array.from(document.querySelectorAll("p[lang], span[lang]"));
if (told.some(({ lang }) => lang.startsWith(own))) {
  for (const each of told) each.hidden = !each.lang.startsWith(own);
  document.documentElement.lang = told.find(({ hidden }) => !hidden).lang;
}
