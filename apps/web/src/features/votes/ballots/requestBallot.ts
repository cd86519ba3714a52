import type { GateRefusal } from '@musi/chain/signingGate/gateRefusal'
import type { Address } from '@musi/domain/address'
import { config } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { loadSender } from '#platform/session/wallet/loadSender.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import { storeBallot } from './unsentBallots.ts'

export type BallotTrouble =
  | 'rejected'
  | 'notConnected'
  | 'accountChanged'
  | 'walletCannot'
  | 'signedOtherwise'
  | 'otherSide'
  | 'hasVoted'
  | 'notActive'
  | 'full'
  | 'refused'
  | 'away'

export type BallotOutcome =
  | { kind: 'stored' }
  | { kind: 'trouble'; trouble: BallotTrouble }
  | { kind: 'smartWallet' }
  | { kind: 'gate'; refusal: GateRefusal }

type BallotOptions = { governor: Address; voter: Address; proposal: number; support: boolean; onSigned: () => void }

const trouble = (kind: BallotTrouble): BallotOutcome => ({ kind: 'trouble', trouble: kind })
const CODES_WITH_TEXT = ['otherSide', 'hasVoted', 'notActive', 'full'] as const

/** Signs a vote through the signing gate, and stores it on our server (spec: governance.ballot). */
export async function requestBallot({
  governor,
  voter,
  proposal,
  support,
  onSigned,
}: BallotOptions): Promise<BallotOutcome> {
  try {
    const sender = await loadSender()
    const { signBallot } = await retryOnce(() => import('@musi/chain/ballots/signBallot'))
    const connection = wallet().current()
    if (sender === null || connection.status !== 'connected') return trouble('notConnected')
    if (sender.from !== voter) return trouble('accountChanged')
    const { chainId } = config()
    const ballotTerms = { governor, voter, proposalId: BigInt(proposal), support }
    const signed = await signBallot(
      { gate: sender.gate, guardedProvider: connection.wallet.guardedProvider, request, chainId },
      ballotTerms,
    )
    switch (signed.kind) {
      case 'refused':
        return { kind: 'gate', refusal: signed.refusal }
      case 'rejected':
      case 'accountChanged':
        return trouble(signed.kind)
      case 'cannot':
        return signed.why === 'smartWallet' ? { kind: 'smartWallet' } : trouble(signed.why)
      case 'signed': {
        onSigned()
        const { v, r, s } = signed.ballot
        const storeResult = await storeBallot({ voter, proposal: `${proposal}`, support, v, r, s })
        if (storeResult.kind !== 'refused') return storeResult.kind === 'stored' ? { kind: 'stored' } : trouble('away')
        return trouble(CODES_WITH_TEXT.find((code) => code === storeResult.code) ?? 'refused')
      }
    }
  } catch {
    return trouble('away')
  }
}
