/** Which room of the page may use which: the same idea as the import rules of the Python side. */
export default {
  forbidden: [{ name: "no-cycle", severity: "error", from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "node_modules|fixtures|\\.test\\.ts$" },
  },
};
