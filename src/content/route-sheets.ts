// @in training
import * as v from 'valibot'

/** Labels, each under the name by which a device stores what is written there: that never changes. */
type Named = Readonly<Record<string, string>>
export type RouteSheet = Readonly<Record<'title' | 'use' | 'sketch', string>> & {
  readonly groups: Readonly<Record<string, Named>>
  readonly checks: Named
  readonly wrong: readonly string[]
}

/** So many characters have room on the lines of a field. */
export const fieldLetters = 80

export const sheetIds = ['walk', 'building', 'trip'] as const
type SheetId = (typeof sheetIds)[number]

/** The address of a sheet; whatever is not understood leads to the first. */
export const sheetSearchSchema = v.object({ sheet: v.fallback(v.picklist(sheetIds), 'walk') })

/** Each is one page on paper. They ask for what the course teaches of routes and exits, of breaking away and of ways without a phone. */
export const routeSheets: Readonly<Record<SheetId, RouteSheet>> = {
  walk: {
    title: 'A walk in the neighborhood',
    use: 'For a way that you often go, such as home to the stop. It shows where you live: keep it inside a cupboard door.',
    groups: {
      'The way': { from: 'From', to: 'To', usual: 'Usual way, minutes', second: 'Second way, without the phone' },
      'Light and people': {
        haven: 'Staffed place on the way, open until',
        other: 'Another one, open until',
        lit: 'Streets with light and people after dark',
        day: 'By day only: fence, tunnel, footbridge',
      },
      'In case': {
        lines: 'Four lines around it: river, railroad, main road',
        spot: 'Where I am for 911: two streets that cross',
        who: 'Who expects me, when',
        words: 'Agreed words for “stay on the line”',
      },
    },
    checks: {
      day: 'Walked by day',
      dark: 'Walked at my hour, with a friend',
      hours: 'Hours of the staffed places checked',
      said: 'Second way said by heart',
    },
    wrong: [
      'Somebody repeats my detours: I don’t go home. To the nearest staffed place, speak to one person there, call 911.',
      'I am no longer sure of the way: back to the last corner that I am sure of, and start again from there.',
      'The phone is dead: along the nearest of the four lines, toward light and people.',
    ],
    sketch: 'The four lines first, then both ways, staffed places, blind corners',
  },
  building: {
    title: 'A building',
    use: 'For a workplace, a school, a hotel or a hall where you spend an hour or more. Fill it in on the spot.',
    groups: {
      'The place': { name: 'Name and address', room: 'Floor and room', when: 'When I am there', charge: 'In charge, number' },
      'Ways out': {
        main: 'The door I come in by',
        second: 'Second door, and where it leads',
        stairs: 'Doors to count to the stairs',
        staff: 'Where the staff come from',
      },
      'People and help': {
        lock: 'Nearest room with a lock',
        aid: 'First aid kit and defibrillator',
        meet: 'Meeting point outside',
        words: 'Agreed words for “we leave now”',
      },
    },
    checks: {
      stairs: 'Left once by the stairs',
      opens: 'Asked whether the second door opens',
      plan: 'Sketch compared with the plan on the wall',
      told: 'All with me know the meeting point',
    },
    wrong: [
      'Smoke or an alarm: out by the nearest way, no elevator, things stay. In smoke low, one hand on the wall.',
      'A way is blocked: take the other before the crowd turns. Never back for a coat or a bag.',
      'Outside: to the meeting point, count who is there, tell 911 who is missing. Nobody goes back in.',
    ],
    sketch: 'Exits first, then the stairs, my room, the meeting point',
  },
  trip: {
    title: 'A trip with children',
    use: 'For a day at a fair, a museum or a station. Read it with the children before you leave; one grown-up carries it.',
    groups: {
      'The trip': { place: 'Where to, address', times: 'Leaving, home by', way: 'Way there and back', back: 'Second way home' },
      'The children': {
        names: 'First names, ages',
        clothes: 'Shoes, pants, jackets',
        needs: 'Medicine, allergies',
        number: 'Number on their wrists',
      },
      'If we lose each other': {
        meet: 'Meeting point',
        other: 'A second one',
        staff: 'Whom a child asks: staff, other parents',
        words: 'Agreed word for “come to me now”',
      },
    },
    checks: {
      photo: 'Picture of each child taken, with the shoes',
      wrist: 'My number inside each wrist',
      meet: 'Meeting point seen together',
      exits: 'Two exits found',
    },
    wrong: [
      'A child is missing: one grown-up stays there and calls 911 in the first minute. One tells the staff: age, height, shoes first.',
      'Something frightens us: the nearest wall with people behind it, not the best. The slowest sets the speed.',
      'It gets crowded: to the side and out, diagonally, while arms still lift freely.',
    ],
    sketch: 'The entrance, two exits, the meeting points, water and roads',
  },
}
