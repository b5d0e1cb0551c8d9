import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { Brand } from './brand'
import { HeaderNavigation } from './header-navigation'
import { Menu } from './menu'
import { MobileMenu } from './mobile-menu'
import { SessionActions } from './session-actions'
import { ThemeSwitch } from './theme-switch'
import { useScrolledPast } from './use-scrolled-past'

/** Where the header darkens. */
const scrollThreshold = 10

export function Header() {
  const scrolled = useScrolledPast(scrollThreshold)
  return (
    <header className={classNames('site-header band', scrolled && 'band-deep')} data-scrolled={scrolled || undefined}>
      <div className="wrap site-header-row">
        <Brand />
        <HeaderNavigation />
        <div className="site-actions">
          <Menu name="Theme" hideName end label={<Icon name="theme" />}>
            <ThemeSwitch />
          </Menu>
          <SessionActions />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
