import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAuth } from './auth-store'
import { knownReceived, loadReceived, savedReceived, saveReceived, withdrawReceived } from './received-application'

const remote = vi.hoisted(() => ({ myApplication: vi.fn<() => unknown>(), withdrawApplication: vi.fn<() => unknown>() }))
vi.mock('../remote/application', () => remote)
vi.mock('./auth-store', async (original) => ({ ...(await original<object>()), startAuth: () => Promise.resolve() }))

const ana = { id: '0b5f3c1e-5a4b-4c3d-8e2f-0000000000a1', email: 'ana@example.test' }
const receipt = (reference: string) => ({ reference, receivedAt: '2026-11-22T10:00:00.000Z', email: 'cadet@example.test' })
const silent = { ok: false, code: 'offline', message: null, status: 0 }
const told = (value: unknown) => ({ ok: true, value })

beforeEach(async () => {
  vi.resetAllMocks()
  useAuth.setState({ status: 'signed-out', user: null })
  remote.withdrawApplication.mockResolvedValue(told(true))
  for (const reference of ['WF-222-333', 'WF-444-666']) await withdrawReceived({ ...receipt(reference), secret: null })
})

describe('a visitor', () => {
  test('whose device keeps none asks nobody', async () => {
    await loadReceived(null)
    expect(remote.myApplication).not.toHaveBeenCalled()
    expect(knownReceived()).toEqual({ ownerId: null, received: null, word: 'told' })
  })

  test('finds what was received again, also while the server is silent', async () => {
    await saveReceived(receipt('WF-222-333'), 'the secret')
    remote.myApplication.mockResolvedValue(silent)
    await loadReceived(null)
    expect(remote.myApplication).toHaveBeenCalledWith({ ...receipt('WF-222-333'), secret: 'the secret' })
    expect(knownReceived()).toMatchObject({ received: { reference: 'WF-222-333' }, word: 'silent' })
  })

  test('loses what the server no longer knows', async () => {
    await saveReceived(receipt('WF-222-333'), 'the secret')
    remote.myApplication.mockResolvedValue(told(null))
    await loadReceived(null)
    expect(knownReceived()?.received).toBeNull()
    expect(await savedReceived(null)).toBeNull()
  })

  test('keeps an application that is newer than a late answer', async () => {
    await saveReceived(receipt('WF-222-333'), 'old')
    remote.myApplication.mockImplementation(async () => {
      await saveReceived(receipt('WF-444-666'), 'new')
      return told(receipt('WF-222-333'))
    })
    await loadReceived(null)
    expect(knownReceived()?.received).toMatchObject({ reference: 'WF-444-666', secret: 'new' })
    expect(await savedReceived(null)).toMatchObject({ reference: 'WF-444-666' })
  })

  test('keeps what could not be taken back, and nothing of what the server says is gone', async () => {
    const received = { ...receipt('WF-222-333'), secret: 'the secret' }
    await saveReceived(receipt('WF-222-333'), 'the secret')
    remote.withdrawApplication.mockResolvedValue(silent)
    expect(await withdrawReceived(received)).toEqual(silent)
    expect(await savedReceived(null)).toEqual(received)
    remote.withdrawApplication.mockResolvedValue({ ...silent, code: 'PT404', status: 404 })
    expect(await withdrawReceived(received)).toEqual({ ok: true })
    expect(await savedReceived(null)).toBeNull()
  })
})

describe('a person', () => {
  test('is told what the server knows of the address', async () => {
    useAuth.setState({ status: 'signed-in', user: ana })
    remote.myApplication.mockResolvedValue(told(receipt('WF-222-333')))
    await loadReceived(ana.id)
    expect(knownReceived()).toEqual({ ownerId: ana.id, received: { ...receipt('WF-222-333'), secret: null }, word: 'told' })
  })

  test('who leaves before the answer is shown nowhere, and kept nowhere', async () => {
    useAuth.setState({ status: 'signed-in', user: ana })
    remote.myApplication.mockImplementation(async () => {
      useAuth.setState({ status: 'signed-out', user: null })
      return told(receipt('WF-222-333'))
    })
    await loadReceived(ana.id)
    expect(knownReceived()?.received ?? null).toBeNull()
    expect(await savedReceived(ana.id)).toBeNull()
  })

  test('sees nothing of what a visitor sent from the same device', async () => {
    await saveReceived(receipt('WF-222-333'), 'the secret')
    useAuth.setState({ status: 'signed-in', user: ana })
    remote.myApplication.mockResolvedValue(silent)
    await loadReceived(ana.id)
    expect(remote.myApplication).toHaveBeenCalledWith(null)
    expect(knownReceived()).toEqual({ ownerId: ana.id, received: null, word: 'silent' })
  })
})
