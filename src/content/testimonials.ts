// @with site
import { outcomes } from './facts'

/** A run of block characters (█) stands for words that were taken out; screens draw it as a black bar. */
export type Testimonial = {
  id: string
  name: string
  role: string
  location: string
  image: string
  content: string
  rating: 4 | 5
}

/** Sample voices, written for this site. Every screen that shows them says so (docs/decisions.md, 30). */
export const testimonials: Testimonial[] = [
  {
    id: 'dana-whitlock',
    name: 'Dana Whitlock',
    role: 'Night-shift nurse, ███████ Medical Center',
    location: 'Houston, TX',
    image: 'dana-whitlock',
    content:
      'I used to cross the parking garage looking at my phone. Now I know which stairwell has the camera and which exit is staffed at 3 a.m. Nothing dramatic has happened, and that is the point.',
    rating: 5,
  },
  {
    id: 'terrence-obi',
    name: 'Terrence Obi',
    role: 'Transit supervisor, ████ Line',
    location: 'Chicago, IL',
    image: 'terrence-obi',
    content:
      'The de-escalation drills changed how I stand. I give people room, I lower my voice, I call it in early. Two arguments on my platform ended last month with both riders walking away.',
    rating: 5,
  },
  {
    id: 'marisol-vega',
    name: 'Marisol Vega',
    role: 'Neighborhood watch lead, ██████ District',
    location: 'San Antonio, TX',
    image: 'marisol-vega',
    content:
      'We drew the contact tree from Week 5 on butcher paper and taped it up in the laundry room. When the power went out we knew within an hour who was on oxygen and who needed a ride.',
    rating: 5,
  },
  {
    id: 'grant-ellery',
    name: 'Grant Ellery',
    role: 'Warehouse security, ███████████',
    location: 'Columbus, OH',
    image: 'grant-ellery',
    content:
      'I came for the fighting and stayed for the report writing. My notes from one incident at ██████ were clear enough that the officer asked me who had trained me.',
    rating: 4,
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    role: 'Graduate student',
    location: 'Boston, MA',
    image: 'priya-raman',
    content:
      'Week 2 made me walk my own commute backwards, on purpose, twice. I found a shorter way home that is better lit and has three shops open until midnight.',
    rating: 5,
  },
  {
    id: 'luther-banks',
    name: 'Luther Banks',
    role: 'Retired, formerly ████████ Regiment',
    location: 'Fayetteville, NC',
    image: 'luther-banks',
    content:
      'Honest about its limits, which I respect. It tells you when to leave and when to dial. I would like more on first aid for older hands, so four stars.',
    rating: 4,
  },
  {
    id: 'hannah-kowalczyk',
    name: 'Hannah Kowalczyk',
    role: 'School bus driver, Route ██',
    location: 'Milwaukee, WI',
    image: 'hannah-kowalczyk',
    content:
      'I read it on the bus between runs, with no signal in the depot. The section on talking to a frightened child is worth the whole course.',
    rating: 5,
  },
  {
    id: 'jonah-fitch',
    name: 'Jonah Fitch',
    role: 'Delivery rider',
    location: 'Portland, OR',
    image: 'jonah-fitch',
    content:
      'Before every shift I run the two-minute check: battery, brakes, exits, who knows where I am. It took a week to stick. I have not skipped it since ████████.',
    rating: 5,
  },
  {
    id: 'amara-lindqvist',
    name: 'Amara Lindqvist',
    role: 'Hotel front desk, ████████ Airport',
    location: 'Denver, CO',
    image: 'amara-lindqvist',
    content:
      'The lesson on your own rights in an interview helped me as a witness. I said what I had seen, what I had not seen, and stopped there. I would have liked one more case to practice on.',
    rating: 4,
  },
]

/** Three headline figures, invented like the voices and marked so. */
export const outcomeStats: { value: string; label: string }[] = [
  { value: outcomes.placement, label: `placed within ${outcomes.placementMonths}, not guaranteed` },
  { value: outcomes.firstTry, label: 'pass the final exercise on the first try' },
  { value: outcomes.retained, label: `still in the job after ${outcomes.retainedYears} years` },
]
