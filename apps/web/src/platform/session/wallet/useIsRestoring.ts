import { useConnection } from './useConnection.ts'

/** The wallet of the last visit is being reconnected: neither an account nor an offer to connect is shown yet. */
export const useIsRestoring = (): boolean => useConnection().status === 'restoring'
