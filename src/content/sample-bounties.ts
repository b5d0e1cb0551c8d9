// @with board
import type { Bounty, BountyTerms } from '../domain/bounties/bounty'
import { sampleMembers, type SampleMemberKey } from './sample-members'

export type SamplePledge = { by: SampleMemberKey; amountCents: number; anonymous?: true }

/** Times are whole days from the first start, so that the client and the seed can each work them out from their own "now". */
export type SampleBounty = Omit<BountyTerms, 'deadline'> & {
  id: string
  creator: SampleMemberKey
  pledges: readonly SamplePledge[]
  createdDaysAgo: number
  deadlineInDays: number
  status: 'active' | 'funded' | 'completed'
  completedBy?: SampleMemberKey
}

export const sampleBounties: readonly SampleBounty[] = [
  {
    id: 'f0621f0d-2590-49a7-9a92-1c6efbbedbff',
    title: 'Walk the ground of a local landmark',
    description:
      'Choose one registered historic place within an hour of home. Read its nomination file before you go, walk the site with a paper map, and sketch what is still standing against what the file describes. Write one page: what happened here, what changed, and which direction the old road ran. Stay on public paths and follow the posted hours.',
    category: 'Historical Knowledge',
    creator: 'casey',
    fundingGoalCents: 25000,
    pledges: [
      { by: 'sam', amountCents: 5000 },
      { by: 'riley', amountCents: 2500 },
      { by: 'dana', amountCents: 4000, anonymous: true },
    ],
    createdDaysAgo: 4,
    deadlineInDays: 21,
    requiresPhoto: true,
    place: 'Anywhere',
    timeNeeded: 'Up to a day',
    status: 'active',
  },
  {
    id: '4b304e80-e314-4fca-8c7b-469f7726574a',
    title: 'Attend a council meeting and explain one vote',
    description:
      'Sit through a public meeting of your city or county council. Pick one item that came to a vote and explain it in plain words: what was proposed, who spoke for and against, how the vote fell, and what happens next. Quote the agenda, keep your own opinion to one closing paragraph, and share the page with your study group.',
    category: 'Civic Engagement',
    creator: 'morgan',
    fundingGoalCents: 15000,
    pledges: [
      { by: 'jordan', amountCents: 2500 },
      { by: 'quinn', amountCents: 1000 },
    ],
    createdDaysAgo: 2,
    deadlineInDays: 30,
    requiresPhoto: false,
    place: 'Anywhere',
    timeNeeded: 'Up to a day',
    status: 'active',
  },
  {
    id: '64e47570-06da-4c98-9cf3-b9e81786cc14',
    title: 'Care packages for a deployed unit',
    description:
      'Work with a recognized support organization near you: ask for its current packing list, gather the items, and fill twelve boxes to its rules. Add a handwritten note of thanks to each. Photograph the sealed boxes with the drop-off receipt; leave names, units and addresses out of the picture.',
    category: 'Military Appreciation',
    creator: 'riley',
    fundingGoalCents: 40000,
    pledges: [
      { by: 'sam', amountCents: 10000 },
      { by: 'avery', amountCents: 10000 },
      { by: 'harper', amountCents: 5000 },
      { by: 'lee', amountCents: 5000, anonymous: true },
    ],
    createdDaysAgo: 9,
    deadlineInDays: 12,
    requiresPhoto: true,
    timeNeeded: 'Several days',
    status: 'active',
  },
  {
    id: 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0',
    title: 'Map every public AED within one mile',
    description:
      'A heart does not wait for a search. Walk a one-mile circle around your school or workplace and mark each public defibrillator: building, floor, opening hours, and the shortest route from the street. Ask at the front desk before you photograph anything indoors. Draw one clean map that a stranger could follow at a run, and give it to the building managers.',
    category: 'Community Service',
    creator: 'casey',
    fundingGoalCents: 30000,
    pledges: [
      { by: 'morgan', amountCents: 5000 },
      { by: 'sam', amountCents: 10000 },
      { by: 'quinn', amountCents: 7500 },
    ],
    createdDaysAgo: 6,
    deadlineInDays: 18,
    requiresPhoto: true,
    place: 'Anywhere',
    timeNeeded: 'Up to a day',
    status: 'active',
  },
  {
    id: 'bf400866-804a-4574-900f-f29bd1f6ed7f',
    title: 'Teach thirteen folds to a youth group',
    description:
      'Learn to raise, lower and fold the flag by the United States Flag Code, then teach it to a troop, class or club that invites you. Each pair folds once without help. Photograph the finished triangle, not the faces, and write down the two questions they asked that you could not answer, with the answers you found.',
    category: 'Flag Etiquette',
    creator: 'jordan',
    fundingGoalCents: 12000,
    pledges: [
      { by: 'dana', amountCents: 2000 },
      { by: 'lee', amountCents: 2500 },
      { by: 'casey', amountCents: 1500 },
    ],
    createdDaysAgo: 3,
    deadlineInDays: 9,
    requiresPhoto: true,
    place: 'Anywhere',
    timeNeeded: 'Several days',
    status: 'active',
  },
  {
    id: 'e83d159a-dc18-40ce-9583-0c2fd07721be',
    title: 'The Bill of Rights in your own words',
    description:
      'Rewrite each of the first ten amendments so that a twelve-year-old understands it, then add one court decision that shows where its line was drawn. Cite the case by name and year. No commentary on current politics: the exercise is to state the law fairly enough that people who disagree both nod.',
    category: 'Constitutional Studies',
    creator: 'avery',
    fundingGoalCents: 20000,
    pledges: [
      { by: 'harper', amountCents: 10000 },
      { by: 'riley', amountCents: 5000 },
      { by: 'morgan', amountCents: 5000 },
      { by: 'sam', amountCents: 2000 },
    ],
    createdDaysAgo: 14,
    deadlineInDays: 16,
    requiresPhoto: false,
    place: 'Anywhere',
    timeNeeded: 'Several days',
    status: 'funded',
  },
  {
    id: '2dd7d6bd-d999-4d85-af4b-99aa791dccfa',
    title: 'Five monuments, one walking map',
    description:
      'Plan a loop on foot past five monuments or memorials in your county seat. For each, give the grid reference, the bearing to the next, the paces between, and two sentences on what it remembers. Test the map on a friend who has never done the walk and note where they went wrong.',
    category: 'Historical Knowledge',
    creator: 'quinn',
    fundingGoalCents: 18000,
    pledges: [{ by: 'jordan', amountCents: 2500 }],
    createdDaysAgo: 1,
    deadlineInDays: 45,
    requiresPhoto: true,
    place: 'Anywhere',
    timeNeeded: 'Up to a day',
    status: 'active',
  },
  {
    id: '3741dc94-35b1-4297-9c60-d74083829058',
    title: 'Serve one day as a poll worker',
    description:
      'Apply to your election office, complete its training, and work one election day or a training drill. Afterwards write a one-page guide for the next first-timer: what to bring, what the long hours feel like, and how the count is checked. Nothing about how anyone voted, and no photograph inside the polling place.',
    category: 'Civic Engagement',
    creator: 'harper',
    fundingGoalCents: 35000,
    pledges: [
      { by: 'avery', amountCents: 5000 },
      { by: 'lee', amountCents: 2000, anonymous: true },
    ],
    createdDaysAgo: 8,
    deadlineInDays: 60,
    requiresPhoto: false,
    timeNeeded: 'Several days',
    status: 'active',
  },
  {
    id: 'd2e1839d-543f-424f-b34f-dab79a0bfca9',
    title: 'Clean twenty veterans’ headstones',
    description:
      'Ask the cemetery office for permission and for its own method first; most allow only water and a soft brush. Clean twenty stones, set the flags straight, and look up the service of one name in the public record. Photograph your tools and the row before and after.',
    category: 'Military Appreciation',
    creator: 'dana',
    fundingGoalCents: 22000,
    pledges: [
      { by: 'casey', amountCents: 5000 },
      { by: 'quinn', amountCents: 5000 },
      { by: 'sam', amountCents: 5000 },
      { by: 'riley', amountCents: 5000 },
      { by: 'jordan', amountCents: 2000 },
    ],
    createdDaysAgo: 17,
    deadlineInDays: 6,
    requiresPhoto: true,
    place: 'Portland, Oregon',
    timeNeeded: 'Up to a day',
    status: 'funded',
  },
  {
    id: '0c22bd36-4c1d-459c-ad01-1c0435e3b19c',
    title: 'Mend the markers on a mile of trail',
    description:
      'Adopt one mile of a public trail through its land manager. Walk it both ways, log every missing or misleading marker with its grid reference, and help the manager’s crew put three of them right. Your log should let the next volunteer start where you stopped.',
    category: 'Community Service',
    creator: 'lee',
    fundingGoalCents: 16000,
    pledges: [
      { by: 'harper', amountCents: 2500 },
      { by: 'dana', amountCents: 2500 },
      { by: 'morgan', amountCents: 1000 },
    ],
    createdDaysAgo: 5,
    deadlineInDays: 25,
    requiresPhoto: true,
    place: 'Bend, Oregon',
    timeNeeded: 'Several days',
    status: 'active',
  },
  {
    id: '6e55c276-1713-49f0-9a25-c67fb690bda9',
    title: 'Retire worn flags with dignity',
    description:
      'Set up a collection box for worn flags at a library, shop or school that agrees to host it. After two weeks take what was collected to a veterans’ post or fire station that holds retirement ceremonies, attend one, and describe each part of the ceremony and what it stands for.',
    category: 'Flag Etiquette',
    creator: 'sam',
    fundingGoalCents: 10000,
    pledges: [{ by: 'riley', amountCents: 1000 }],
    createdDaysAgo: 0,
    deadlineInDays: 28,
    requiresPhoto: true,
    status: 'active',
  },
  {
    id: '66e11fab-5521-4ce4-a8c4-307dde3312c2',
    title: 'Argue both sides of the Fourth Amendment',
    description:
      'Take one search-and-seizure case that every law student reads. Write the best brief you can for each side, one page each, then swap with a partner and mark the weakest sentence in theirs. Finish with the holding in a single line and the page where the court says it.',
    category: 'Constitutional Studies',
    creator: 'casey',
    fundingGoalCents: 14000,
    pledges: [
      { by: 'avery', amountCents: 9000 },
      { by: 'harper', amountCents: 5000 },
    ],
    createdDaysAgo: 31,
    deadlineInDays: 4,
    requiresPhoto: false,
    place: 'Anywhere',
    status: 'completed',
    completedBy: 'quinn',
  },
]

/** A stable UUID for a sample's nth pledge, so that seeding twice makes one ledger row. */
export function samplePledgeId(bountyId: string, index: number): string {
  return `${bountyId.slice(0, 24)}${index.toString(16).padStart(12, '0')}`
}

const dayMs = 86_400_000

/** The people who pledged under a name, and one more for each anonymous pledge, as in `fund_bounty`. */
export function contributorsOf(pledges: readonly SamplePledge[]): number {
  return new Set(pledges.map(({ by, anonymous }, index) => (anonymous ? index : by))).size
}

/** The samples as bounties, counted from `startMs` (the first start on this device, or the build for prerendered pages). */
export function sampleBountiesFrom(startMs: number): Bounty[] {
  const daysFromStart = (days: number) => new Date(startMs + days * dayMs).toISOString()
  return sampleBounties.map(({ creator, pledges, createdDaysAgo, deadlineInDays, ...told }) => {
    delete told.completedBy
    return {
      ...told,
      creatorId: sampleMembers[creator].id,
      creatorName: sampleMembers[creator].displayName,
      currentFundingCents: pledges.reduce((sum, pledge) => sum + pledge.amountCents, 0),
      contributors: contributorsOf(pledges),
      deadline: daysFromStart(deadlineInDays),
      createdAt: daysFromStart(-createdDaysAgo),
      // Older than any row of the server, so that the server's copy of a sample always takes its place.
      updatedAt: new Date(0).toISOString(),
      isSample: true,
    }
  })
}
