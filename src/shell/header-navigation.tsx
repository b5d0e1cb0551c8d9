import { Link, useLocation } from '@tanstack/react-router'
import { Menu } from './menu'
import { isCurrent, navigation, trainingPages } from './navigation'

export function HeaderNavigation() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <nav className="site-nav" aria-label="Main">
      <ul>
        {navigation.map((item) => (
          <li key={item.to} data-current={isCurrent(item.to, path) || undefined}>
            <Link to={item.to} className="site-nav-link">
              {item.label}
            </Link>
            {item.to === '/course' && (
              <Menu name="Training pages" label={null} hideName>
                <ul>
                  {trainingPages.map((page) => (
                    <li key={page.to}>
                      <Link to={page.to} className="menu-item">
                        {page.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Menu>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
