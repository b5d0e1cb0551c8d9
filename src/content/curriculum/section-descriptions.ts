import type { AnySectionId } from './outline'

/** One sentence a section, for search engines and shared links. */
export const sectionDescriptions: Readonly<Record<string, string>> = {
  'see-it-early': 'How to know what is normal around you, notice what is not, and have your exits ready.',
  'keep-your-distance': 'Why distance is time, how far two arm lengths are, and how to keep them politely.',
  'stand-and-move': 'A stance, a step, a breath and a way to fall that hold when your hands shake.',
  'use-your-voice': 'Two voices: a low, slow one that calms, and a short, loud one that calls for help.',
  'what-the-law-allows': 'What self-defense must be in most of the United States, and where your right ends.',
  'first-minutes-after': 'Safety, call, self-check, help: the order of the first minutes, bleeding included.',
  'plan-your-training': 'Short drills, spread out and tied to habits, with a log of one line a day.',
  'why-you-do-not-pursue': 'What a chase costs, how it turns the law around, and what to do in its place.',
  'notice-a-follower': 'Three signs that somebody follows you, and tests that stay where people are.',
  'routes-and-exits': 'How to read a building by its second door, and to leave a crowd in time.',
  'break-away': 'Distance, people, walls, call: the order in which you leave somebody who follows you.',
  'navigate-without-a-phone': 'Find your way by four lines, the sun, street numbers and your own pace count.',
  'leave-fewer-traces': 'Half an hour of settings that takes your phone out of a stranger’s reach.',
  'getting-free': 'Four principles and three ways out of a grip, a wall and the ground, as safely as can be.',
  'training-with-a-partner': 'Five agreements, a stop that always counts, and how to judge a school.',
  'assess-a-threat': 'Weigh what a person does and not how loud they are, and know whom to tell.',
  'interview-within-the-law': 'Ask open questions that add nothing to a memory, and know your own rights.',
  'anatomy-of-a-capture': 'A simulated case, step by step: what only authorities may do, and why.',
  'a-good-witness': 'A clear call, a description from what lasts to what changes, and clean notes.',
  'neighbors-in-an-emergency': 'One list on paper, your house first, and how a street works in its first hours.',
} satisfies Record<AnySectionId, string>
