import { Contrast } from 'lucide-react'
import { Brand } from './brand'
import { HeaderNavigation } from './header-navigation'
import { Menu } from './menu'
import { MobileMenu } from './mobile-menu'
import { SessionActions } from './session-actions'
import { ThemeSwitch } from './theme-switch'
import { useScrolledPast } from './use-scrolled-past'

/** Where the header darkens (Specification, section 9). */
const scrollThreshold = 10

export function Header() {
  const scrolled = useScrolledPast(scrollThreshold)
  return (
    <header className="site-header band" data-scrolled={scrolled || undefined}>
      <div className="wrap site-header-row">
        <Brand />
        <HeaderNavigation />
        <div className="site-actions">
          <Menu name="Theme" hideName end label={<Contrast aria-hidden="true" />}>
            <ThemeSwitch />
          </Menu>
          <SessionActions />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
