/** A position of the older version on its way out, by migration or removal. */
export type MoveState = 'ready' | 'moving' | 'done'

/** 'Success' once our transaction was sent and nothing is left of the position (spec: migration.done). */
export function moveState(isSent: boolean, isPending: boolean, balance: bigint | null): MoveState {
  if (isSent && balance === 0n) return 'done'
  return isSent && isPending ? 'moving' : 'ready'
}
