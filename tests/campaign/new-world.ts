import type { CampaignServer } from './backend.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { storeSession } from './phone-storage.ts'
import { Phone } from './phone.ts'
import { until } from './wait.ts'
import type { World } from './world.ts'

/** A new phone with the app on it and its owner signed in, and two more people. */
export async function newWorld(server: CampaignServer, proxy: FaultProxy): Promise<World> {
  const phone = await Phone.start()
  const [owner, guest, creator] = [await server.newPerson(), await server.newPerson(), await server.newPerson()]
  const page = await phone.newPage()
  await page.goto(proxy.url)
  await storeSession(page, owner.session)
  const controlled = await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 90)
  if (controlled === null) throw new Error('The worker did not take over.')
  await page.close()
  return { phone, proxy, server, owner, guest, creator }
}
