import type { Connection } from '@musi/chain/wallet/connection'
import { useSyncExternalStore } from 'react'
import { wallet } from './wallet.ts'

const subscribe = (listener: () => void) => wallet().subscribe(listener)
const current = () => wallet().current()

export const useConnection = (): Connection => useSyncExternalStore(subscribe, current)
