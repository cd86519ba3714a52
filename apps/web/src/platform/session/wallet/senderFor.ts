import { RPC_PATH } from '@musi/api/page/rpc'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Sender } from '@musi/chain/sendWrite'
import { type GateOptions, type SigningGate, signingGate } from '@musi/chain/signingGate'
import type { Connection } from '@musi/chain/wallet/connection'
import type { GuardedProvider } from '@musi/chain/wallet/guardProvider'
import { heads } from '../chain/heads.ts'
import { request } from '../chain/request.ts'
import { config } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

const gates = new WeakMap<GuardedProvider, SigningGate>()

/** The sender of the connected account, with one signing gate per wallet. */
export function senderFor({
  wallet: { guardedProvider },
  account,
}: Extract<Connection, { status: 'connected' }>): Sender {
  const gate =
    gates.get(guardedProvider) ??
    signingGate({
      guardedProvider,
      book: ownAddressBook(),
      rpcUrl: RPC_PATH,
      origin: location.origin,
      writes: mayWrite,
      log,
    })
  gates.set(guardedProvider, gate)
  return { from: account, gate, request }
}

function ownAddressBook(): AddressBook {
  const addressBook = config().book
  if (addressBook === null) throw new Error('There is no address book.')
  return addressBook
}

/** Nothing is sent while sending is off, the sources disagree, or another chain answers (spec: sending.switched-off). */
function mayWrite(): boolean {
  const { head, trouble } = heads()
  if ((head?.writes ?? config().writes) === 'off' || head?.disagrees === true) return false
  return trouble !== 'otherChain' && trouble !== 'newChain' && trouble !== 'writesOff' && trouble !== 'disagrees'
}

const logged = perVisit(() => new Set<string>())

const log: GateOptions['log'] = (event) => {
  const text = JSON.stringify(event)
  if (logged().has(text)) return
  logged().add(text)
  // oxlint-disable-next-line no-console
  console.warn(`Signing gate: ${text}`)
}
