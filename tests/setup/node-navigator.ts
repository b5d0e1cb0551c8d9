// The files of a project share a world, so that one may run what another has loaded; Node has this by itself from 21 on.
if (!('navigator' in globalThis)) Reflect.set(globalThis, 'navigator', {})
