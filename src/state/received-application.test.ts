import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAuth } from './auth-store'
import { fetchReceived, savedReceived, saveReceived, useSaved } from './received-application'

const remote = vi.hoisted(() => ({ myApplication: vi.fn<() => unknown>() }))
vi.mock('../remote/application', () => remote)

const ana = { id: '0b5f3c1e-5a4b-4c3d-8e2f-0000000000a1', email: 'ana@example.test' }
const receipt = (reference: string) => ({
  reference,
  receivedAt: '2026-11-22T10:00:00.000Z',
  email: 'cadet@example.test',
  standing: 'received' as const,
  standingAt: null,
})
const received = { ...receipt('WF-222-333'), secret: 'the secret' }
const silent = { ok: false, code: 'offline', message: null, status: 0 }

/** A page that was opened anew remembers nothing. */
const openAnew = () => useSaved.setState({ saved: null })

beforeEach(async () => {
  vi.resetAllMocks()
  useAuth.setState({ status: 'signed-out', user: null })
  await saveReceived(null, null)
  openAnew()
})

describe('a visitor', () => {
  test('finds what was received again, and names it to the server with its secret', async () => {
    await saveReceived(null, received)
    openAnew()
    remote.myApplication.mockResolvedValue({ ok: true, value: receipt('WF-222-333') })
    expect(await fetchReceived()).toEqual({ ok: true, value: received })
    expect(remote.myApplication).toHaveBeenCalledWith(received)
  })

  test('keeps the secret of no other application', async () => {
    await saveReceived(null, received)
    remote.myApplication.mockResolvedValue({ ok: true, value: receipt('WF-444-666') })
    expect(await fetchReceived()).toEqual({ ok: true, value: { ...receipt('WF-444-666'), secret: null } })
  })

  test('loses nothing by the server’s silence', async () => {
    await saveReceived(null, received)
    remote.myApplication.mockResolvedValue(silent)
    expect(await fetchReceived()).toEqual(silent)
    openAnew()
    expect(await savedReceived(null)).toEqual(received)
  })

  test('finds nothing again of what the server no longer has', async () => {
    await saveReceived(null, received)
    await saveReceived(null, null)
    openAnew()
    expect(await savedReceived(null)).toBeNull()
  })

  test('is shown what was received also where the device can store nothing', async () => {
    await saveReceived(ana.id, received)
    expect(await savedReceived(ana.id)).toEqual(received)
    openAnew()
    expect(await savedReceived(ana.id)).toBeNull()
  })

  test('is shown what is saved while the device is still read', async () => {
    const reading = savedReceived(null)
    await saveReceived(null, received)
    await reading
    expect(useSaved.getState().saved).toEqual({ ownerId: null, received })
  })
})

test('a person is asked for without what a visitor sent from the same device', async () => {
  await saveReceived(null, received)
  useAuth.setState({ status: 'signed-in', user: ana })
  remote.myApplication.mockResolvedValue({ ok: true, value: null })
  expect(await fetchReceived()).toEqual({ ok: true, value: null })
  expect(remote.myApplication).toHaveBeenCalledWith(null)
})
