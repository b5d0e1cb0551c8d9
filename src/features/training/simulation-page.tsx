// @in training @members
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { courseStops } from '../../content/curriculum/outline'
import { sectionParams } from '../../domain/course/course-place'
import type { Run } from '../../domain/course/simulation-run'
import type { Simulation, TrainingLink, TrainingModule } from '../../domain/course/training-text'
import { readOwn, saveOwn } from '../../local/own-values'
import { useAuth } from '../../state/auth-store'
import { Announced } from '../../ui/announce'
import { SimulationPlayer } from './simulation-player'

type SimulationPageProps = { simulation: Simulation; modules: readonly TrainingModule[] }

/** A decision simulation, gone on with where it was left on this device. A run is of one version: another one begins anew. */
export function SimulationPage({ simulation, modules }: SimulationPageProps) {
  const { id, version } = simulation
  const ownerId = useAuth(({ user }) => user?.id ?? null)
  const name = `simulation ${id}`
  const [stored, setStored] = useState<{ run: unknown }>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const { version: of, run }: Partial<Record<string, unknown>> = Object(await readOwn(ownerId, name))
      if (isCurrent) setStored({ run: of === version ? run : undefined })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [ownerId, name, version])
  const save = (run: Run) => void saveOwn(ownerId, name, { version, run })

  return (
    <div className="wrap section">
      {stored ? (
        <SimulationPlayer simulation={simulation} initial={stored.run} onChange={save} links={wayTo(modules)} />
      ) : (
        <Announced isShown>Looking for where you left it</Announced>
      )}
    </div>
  )
}

/** Where a debrief leads; a module of a larger package is named alone. */
const wayTo =
  (modules: readonly TrainingModule[]) =>
  (link: TrainingLink): ReactNode => {
    if ('section' in link) {
      const stop = courseStops.find(({ id }) => id === link.section)
      return (
        <>
          {stop && (
            <Link to="/course/$week/$section" params={sectionParams(stop)}>
              {`Week ${stop.week}, ${stop.title}`}
            </Link>
          )}
          {`: ${link.text}`}
        </>
      )
    }
    const module = modules.find(({ id }) => id === link.module)
    return (
      <>
        {module ? (
          <Link to="/training/$text" params={{ text: module.id }}>
            {`Level ${module.level}, ${module.title}`}
          </Link>
        ) : (
          'A module of a larger package'
        )}
        {`: ${link.text}`}
      </>
    )
  }
