import { useConnection } from './useConnection.ts'

/**
 * True while the wallet of the last visit is being reconnected; neither an account nor a connect
 * button is shown then.
 */
export const useIsRestoring = (): boolean => useConnection().status === 'restoring'
