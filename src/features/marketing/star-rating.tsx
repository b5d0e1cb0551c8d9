const star = 'M10 1.6l2.6 5.5 6 .8-4.4 4.1 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.9l6-.8z'

export function StarRating({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-1">
      <span className="sr-only">{rating} of 5 stars, simulated</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={`size-5 stroke-signal stroke-[1.4] ${place <= rating ? 'fill-signal' : 'fill-none'}`}
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}
