import { type Address, parseAddress } from '@musi/domain/address'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { identityAt, isUnanswered, lookUpIdentity, subscribe } from './identities.ts'

/** `unread`: some address was looked up, but the chain did not answer. */
export type Reading = 'reading' | 'read' | 'unread'

function readingOf(addresses: readonly Address[], isUnreachable: boolean): Reading {
  const missing = addresses.filter((address) => identityAt(address) === null)
  if (missing.length === 0) return 'read'
  return isUnreachable || missing.every(isUnanswered) ? 'unread' : 'reading'
}

const AGAIN_MS = 3000

/** Looks up several addresses, again while some got no answer; the result says whether all of them are known. */
export function useIdentities(addresses: readonly Address[]): Reading {
  const isUnreachable = useRpcOutage() !== null
  const reading = useSyncExternalStore(subscribe, () => readingOf(addresses, isUnreachable))
  // The list may be new at each render.
  const key = addresses.join(' ')
  const list = useMemo(() => key.split(' ').flatMap((text) => parseAddress(text) ?? []), [key])
  useEffect(() => {
    if (isUnreachable) return undefined
    const lookUpAll = () => list.forEach((address) => void lookUpIdentity(address))
    lookUpAll()
    const timer = reading === 'unread' ? setInterval(lookUpAll, AGAIN_MS) : undefined
    return () => clearInterval(timer)
  }, [list, isUnreachable, reading])
  return reading
}
