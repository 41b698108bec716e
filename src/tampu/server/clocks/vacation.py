"""POST /api/tables/{id}/vacation."""

from tampu.server.clocks.falling import rest
from tampu.server.routes import Call, Endpoint
from tampu.server.wire import TableInfo, Vacation


async def take_vacation(call: Call) -> TableInfo:
    guest = call.somebody
    table = await call.house.visit(call.path("id"), guest, call.address)
    await call.house.guests.learn([guest])
    await rest(table, guest, call.body.days)
    return table.info(guest)


def vacation_endpoints(problems: tuple[str, ...]) -> tuple[Endpoint, ...]:
    """`problems`: those of every table that is written to."""
    own = ("not-at-the-table", "no-vacation", "vacation-too-long", "table-closed", "store-failed")
    return (
        Endpoint(
            "POST",
            "/api/tables/{id}/vacation",
            take_vacation,
            "Go on vacation from a table that is played over days, or be back: one's clock stands "
            "still meanwhile.",
            TableInfo,
            body=Vacation,
            problems=(*problems, *own),
        ),
    )
