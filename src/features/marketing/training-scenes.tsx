import { trainingPhotos } from '../../content/photos'
import { Artwork } from '../../ui/artwork/artwork'
import { ControlMarker } from '../../ui/ornament/control-marker'
import { Carousel } from './carousel'

export function TrainingScenes() {
  return (
    <Carousel
      label="Training in Action"
      playing
      slides={trainingPhotos.map((photo, index) => ({
        id: photo.id,
        label: photo.title,
        content: (
          <figure className="grid border border-line md:grid-cols-[1.6fr_1fr]">
            <div className="relative isolate grid aspect-[16/9] place-items-center overflow-clip bg-raised">
              <ControlMarker className="w-1/4 text-signal" />
              <Artwork file="scenes" id={photo.url} title={photo.description} className="absolute inset-0 size-full" />
            </div>
            <figcaption className="border-line p-6 max-md:border-t md:border-l">
              <p aria-hidden="true" className="eyebrow text-signal">
                Sheet {index + 1} of {trainingPhotos.length}
              </p>
              <h3 className="mt-2">{photo.title}</h3>
              <p className="mt-3 text-muted">{photo.description}</p>
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}
