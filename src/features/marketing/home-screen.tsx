import { later } from '../../ui/later'
import { HomeHero } from './home-hero'

const map = await later('home-map', async () => (await import('./route-map')).RouteMap)
const page = await later('home', async () => (await import('./home-page')).HomePage)

export function HomeScreen() {
  return (
    <>
      <HomeHero map={map} />
      {page}
    </>
  )
}
