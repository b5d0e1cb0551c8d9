import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useAuth } from '../../state/auth-store'
import { UpdatePasswordForm } from './update-password-form'

afterEach(() => useAuth.setState({ status: 'signed-out', user: null }))

const nothing = () => undefined
const purpose = (field: string) => /autoComplete="([^"]*)"/i.exec(field)?.[1]
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

test('a password manager finds the address whose password is changed, before the passwords', () => {
  useAuth.setState({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.test' } })
  const form = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <UpdatePasswordForm onUpdated={nothing} onWorking={nothing} />
    </RouterContextProvider>,
  )
  const fields = form.match(/<input[^>]*>/g) ?? []
  expect(fields.map(purpose)).toEqual(['username', 'current-password', 'new-password', 'new-password'])
  expect(fields[0]).toContain('value="ana@example.test"')
})
