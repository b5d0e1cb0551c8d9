// @with board
/** A made-up member who stands behind the sample bounties. */
export type SampleMember = { id: string; displayName: string; email: string; role?: 'moderator' }

/** Casey, Sam and Morgan can be signed in to on the embedded backend; the others only own rows. */
export const sampleMembers = {
  casey: { id: 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', displayName: 'Casey Rowan', email: 'casey@example.test' },
  sam: { id: '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', displayName: 'Sam Whitfield', email: 'sam@example.test' },
  morgan: {
    id: '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23',
    displayName: 'Morgan Ellis',
    email: 'morgan@example.test',
    role: 'moderator',
  },
  riley: { id: '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', displayName: 'Riley Marsh', email: 'riley@example.test' },
  jordan: { id: '2b4d6f81-a3c5-4e7f-9012-3456789abc45', displayName: 'Jordan Pike', email: 'jordan@example.test' },
  avery: { id: 'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', displayName: 'Avery Stone', email: 'avery@example.test' },
  quinn: { id: '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', displayName: 'Quinn Harlow', email: 'quinn@example.test' },
  dana: { id: '64a8c0e2-f416-4385-b7d9-1b3d5f718278', displayName: 'Dana Birch', email: 'dana@example.test' },
  lee: { id: 'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', displayName: 'Lee Carver', email: 'lee@example.test' },
  harper: { id: '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', displayName: 'Harper Vance', email: 'harper@example.test' },
} as const satisfies Record<string, SampleMember>

export type SampleMemberKey = keyof typeof sampleMembers

const sampleIds: ReadonlySet<string> = new Set(Object.values(sampleMembers).map(({ id }) => id))

/** Whether a row of a list belongs to a made-up member, and must say so. */
export const isSampleMember = (id: string): boolean => sampleIds.has(id)
