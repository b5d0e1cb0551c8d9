import {
  Award,
  BookMarked,
  Brush,
  FileText,
  Flag,
  Gavel,
  GraduationCap,
  HandCoins,
  Handshake,
  History,
  Landmark,
  Bell,
  Lightbulb,
  PiggyBank,
  Scale,
  ScrollText,
  TreePine,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { shownAchievements, type AchievementName } from '../../domain/leaderboard'

const icons: Record<AchievementName, LucideIcon> = {
  'Founding Father': Landmark,
  'Community Leader': Users,
  'Knowledge Seeker': Lightbulb,
  'Constitution Expert': ScrollText,
  'Generous Donor': HandCoins,
  'Financial Supporter': PiggyBank,
  'Creative Patriot': Brush,
  'Document Master': FileText,
  'History Buff': History,
  'Diplomatic Service': Handshake,
  'Community Educator': GraduationCap,
  'Flag Master': Flag,
  'Eagle Scout': Award,
  'Civic Duty': Scale,
  'Liberty Bell': Bell,
  'Historical Scholar': BookMarked,
  'National Parks Advocate': TreePine,
  'Constitutional Scholar': Gavel,
}

/** The first three, then how many more. */
export function AchievementList({ achievements }: { achievements: readonly AchievementName[] }) {
  const { shown, more } = shownAchievements(achievements)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {shown.map((name) => {
        const Icon = icons[name]
        return (
          <li key={name} className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <Icon aria-hidden="true" className="size-4 flex-none text-signal" />
            {name}
          </li>
        )
      })}
      {more > 0 && <li className="text-muted">+{more} more</li>}
    </ul>
  )
}
