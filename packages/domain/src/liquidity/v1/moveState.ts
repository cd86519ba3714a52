/** State of a V1 position that is migrated or removed. */
export type MoveState = 'ready' | 'moving' | 'done'

/** 'done' once our transaction was sent and the position is empty (spec: migration.done). */
export function moveState(isSent: boolean, isPending: boolean, balance: bigint | null): MoveState {
  if (isSent && balance === 0n) return 'done'
  return isSent && isPending ? 'moving' : 'ready'
}
