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
import { useState } from 'react'
import { achievementWords } from '../../content/achievements'
import { isSampleMember } from '../../content/sample-members'
import { shownAchievements, type AchievementName } from '../../domain/bounties/leaderboard'
import { useAuth } from '../../state/auth-store'
import { Badge } from '../../ui/marks'
import { Dialog } from '../../ui/dialog'

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

const buttonLook = 'inline-flex min-h-6 items-center gap-1.5 text-left underline decoration-dotted underline-offset-4'

/** The first three, then how many more; each opens what it takes. */
export function AchievementList({ achievements }: { achievements: readonly AchievementName[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const [opened, setOpened] = useState<AchievementName | null>(null)
  const { shown, more } = shownAchievements(achievements)
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {(isWhole ? achievements : shown).map((name) => {
          const Icon = icons[name]
          return (
            <li key={name}>
              <button type="button" className={buttonLook} onClick={() => setOpened(name)}>
                <Icon aria-hidden="true" className="size-4 flex-none text-signal" />
                {name}
              </button>
            </li>
          )
        })}
        {more > 0 && (
          <li>
            <button
              type="button"
              className={`${buttonLook} text-muted`}
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? 'Fewer' : `+${more} more`}
            </button>
          </li>
        )}
      </ul>
      <Dialog open={opened !== null} onClose={() => setOpened(null)} title={opened}>
        {opened !== null && <p className="text-base font-normal">{achievementWords(opened)}</p>}
      </Dialog>
    </>
  )
}

/** A name on the leaderboard, with what sets it apart: made up for the start, or the reader's own. */
export function MemberName({ id, name }: { id: string; name: string }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  return (
    <>
      <bdi>{name}</bdi>
      {id === userId && (
        <>
          {' '}
          <Badge tone="blue">You</Badge>
        </>
      )}
      {isSampleMember(id) && (
        <>
          {' '}
          <Badge tone="neutral">Sample</Badge>
        </>
      )}
    </>
  )
}
