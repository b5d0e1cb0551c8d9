import { Link } from '@tanstack/react-router'
import { Award, BookOpen, CalendarDays, Compass, Megaphone, Waypoints } from 'lucide-react'
import { features, type Feature, type FeatureIcon } from '../../content/home'

const icons: Record<FeatureIcon, typeof Award> = {
  instructor: Compass,
  calendar: CalendarDays,
  certificate: Award,
  network: Waypoints,
  leadership: Megaphone,
  curriculum: BookOpen,
}

/** The six cards as a map's legend: symbol left, meaning right. Three of them lead on. */
export function FeatureGrid() {
  return (
    <ul className="grid border-t border-ink sm:grid-cols-2">
      {features.map((feature) => (
        <FeatureCard key={feature.title} feature={feature} />
      ))}
    </ul>
  )
}

function FeatureCard({ feature }: { feature: Feature }) {
  const Icon = icons[feature.icon]
  return (
    <li
      className={`relative flex gap-5 border-b border-line py-6 sm:px-5 sm:odd:border-r sm:odd:pl-0 ${feature.link ? 'card-link' : ''}`}
    >
      <span aria-hidden="true" className="grid size-14 shrink-0 place-items-center border border-ink bg-surface text-signal">
        <Icon className="size-7" strokeWidth={1.75} />
      </span>
      <div>
        <h3 className="text-xl">
          {feature.link ? (
            <Link to={feature.link} className="link">
              {feature.title}
            </Link>
          ) : (
            feature.title
          )}
        </h3>
        <p className="mt-1.5 text-muted">{feature.description}</p>
      </div>
    </li>
  )
}
