import { Link } from '@tanstack/react-router'
import { academy } from '../content/academy'
import { BrandMark } from './brand-mark'

export function Brand() {
  const rest = academy.name.slice(academy.shortName.length).trim()
  return (
    <Link to="/" className="brand" aria-label={`${academy.name}, home`}>
      <BrandMark className="brand-mark" />
      <span className="brand-name" aria-hidden="true">
        {academy.shortName}
        <small>{rest}</small>
      </span>
    </Link>
  )
}
