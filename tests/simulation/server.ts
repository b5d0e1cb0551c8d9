/** An answer of the API, before the network has its way with it. */
export type ApiAnswer = { status: number; body: unknown; retryAfter?: string }

/** The server's clock at the start of every schedule. */
export const SERVER_START = 1_800_000_000_000

/** Storage answers 400 and says what it means in the body. */
export const storageError = (statusCode: string, error: string): ApiAnswer => ({
  status: 400,
  body: { statusCode, error, message: 'x' },
})

/** What the server knows of one act, to hold the phone against. */
export type OpTruth = { outcome: 'applied' | 'rejected' | 'cancelled'; code: string | null }

/** The server as the simulation sees it: in memory, or the real SQL functions. `userId` null: a visitor. */
export interface SimulatedServer {
  call(name: string, parameters: Readonly<Record<string, unknown>>, userId: string | null): Promise<ApiAnswer>
  /** A new file; answers 409 when the path is taken. */
  store(path: string, size: number, userId: string): Promise<ApiAnswer>
  sizeOf(path: string): Promise<number | null>
  truth(): Promise<ReadonlyMap<string, OpTruth>>
  /** How many effects (rows) every act has had. */
  effects(): Promise<ReadonlyMap<string, number>>
  /** Which life of the server this is. */
  epoch(): Promise<string>
  /** Keeps a backup of all that it holds now; until the first, that of its start is there. */
  backUp(): Promise<void>
  /** Puts the last backup back, which begins a new epoch. */
  putBack(): Promise<void>
}

/** The bounties that stand at the start: two open ones and one that is over. */
export const standing = {
  open: '0b000000-0000-4000-8000-000000000001',
  other: '0b000000-0000-4000-8000-000000000002',
  over: '0b000000-0000-4000-8000-000000000003',
} as const
export const casey = '0c000000-0000-4000-8000-000000000001'
export const ids = { ana: '0a000000-0000-4000-8000-000000000001', ben: '0a000000-0000-4000-8000-000000000002' } as const
