import type { CourseStop } from '../../domain/course/course-place'
import type { TrainingModule } from '../../domain/course/training-text'

type Places = { stops: readonly CourseStop[]; modules: readonly Pick<TrainingModule, 'id' | 'level' | 'title'>[] }

/** 'Week 2, Notice a follower': where in the course a question is asked, by the id of a section or a module; undefined where it is none. */
export function placeAsked(id: string | null, { stops, modules }: Places): string | undefined {
  const stop = stops.find((each) => each.id === id)
  if (stop) return `Week ${stop.week}, ${stop.title}`
  const module = modules.find((each) => each.id === id)
  return module && `Level ${module.level}, ${module.title}`
}
