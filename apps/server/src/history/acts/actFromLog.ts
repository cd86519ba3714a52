import type { DecodedLog, UnplacedAct, SenderOf } from './unplacedAct.ts'
import type { Role } from './followedContracts.ts'
import { marketAct } from './marketAct.ts'
import { type PayerOf, musicAct } from './musicAct.ts'
import type { ShareTransfers } from './shareTransfers.ts'
import { tabAct } from './tabAct.ts'

/** Translates a log into an act; null if the log is not an act. */
export function actFromLog(
  role: Role | undefined,
  decoded: DecodedLog,
  shares: ShareTransfers,
  senderOf: SenderOf,
  payerOf: PayerOf,
): UnplacedAct | null {
  switch (role) {
    case 'pair':
      return pairAct(decoded, shares, senderOf)
    case 'rewards':
      return rewardsAct(decoded)
    case 'passkeyAccount':
    case 'passkeyAccountFactory':
      return accountAct(decoded)
    case 'artistTokenFactory':
    case 'jukebox':
    case 'welcome':
      return musicAct(decoded, senderOf, payerOf)
    case 'coinTabs':
      return tabAct(decoded)
    case 'musicNft':
    case 'musicCollectionFactory':
    case 'seaport':
      return marketAct(decoded)
    case 'governanceToken':
    case 'governor':
    case 'merkleDistributor':
      return governanceAct(decoded, senderOf)
    case 'factory':
    case 'artistToken':
    case 'swapAndPlay':
    case undefined:
      return null
    default:
      return role satisfies never
  }
}

const toTexts = (one: bigint, other: bigint): [string, string] => [String(one), String(other)]

function pairAct({ log, event }: DecodedLog, shares: ShareTransfers, senderOf: SenderOf): UnplacedAct | null {
  const pair = log.address
  if (event.name === 'Swap') {
    const { amount0In, amount1In, amount0Out, amount1Out, to } = event.args
    const amounts = { paid: toTexts(amount0In, amount1In), got: toTexts(amount0Out, amount1Out) }
    return { kind: 'swap', account: senderOf(log), pair, ...amounts, to }
  }
  if (event.name === 'Mint') {
    const minted = shares.minted(pair)
    const amounts = toTexts(event.args.amount0, event.args.amount1)
    const account = minted?.account ?? event.args.sender
    return { kind: 'addLiquidity', account, pair, amounts, shares: String(minted?.amount ?? 0n) }
  }
  if (event.name === 'Burn') {
    const amounts = toTexts(event.args.amount0, event.args.amount1)
    // The shares were deposited in an earlier transaction, so only the receiver of the tokens is known.
    const account = shares.returnedBy(pair) ?? event.args.to
    return { kind: 'removeLiquidity', account, pair, amounts, shares: String(shares.burned(pair)) }
  }
  return null
}

const KIND_OF_EVENT = { Staked: 'stake', Withdrawn: 'unstake' } as const

function rewardsAct({ log, event }: DecodedLog): UnplacedAct | null {
  const rewards = log.address
  if (event.name === 'Staked' || event.name === 'Withdrawn')
    return { kind: KIND_OF_EVENT[event.name], account: event.args.user, rewards, amount: String(event.args.amount) }
  if (event.name === 'RewardPaid')
    return { kind: 'collectRewards', account: event.args.user, rewards, amount: String(event.args.reward) }
  return null
}

function governanceAct({ log, event }: DecodedLog, senderOf: SenderOf): UnplacedAct | null {
  switch (event.name) {
    case 'DelegateChanged':
      return { kind: 'delegate', account: event.args.delegator, delegate: event.args.toDelegate }
    case 'DelegateVotesChanged': {
      const { delegate, previousVotes, newVotes } = event.args
      return { kind: 'receiveVotes', account: delegate, before: String(previousVotes), votes: String(newVotes) }
    }
    case 'ProposalCreated':
      return { kind: 'propose', account: event.args.proposer, proposal: String(event.args.id) }
    case 'VoteCast': {
      const { voter, proposalId, support, votes } = event.args
      return { kind: 'castVote', account: voter, proposal: String(proposalId), support, votes: String(votes) }
    }
    case 'ProposalQueued': {
      const terms = { proposal: String(event.args.id), etaSeconds: String(event.args.eta) }
      return { kind: 'queueProposal', account: senderOf(log), ...terms }
    }
    case 'ProposalExecuted':
      return { kind: 'executeProposal', account: senderOf(log), proposal: String(event.args.id) }
    case 'ProposalCanceled':
      return { kind: 'cancelProposal', account: senderOf(log), proposal: String(event.args.id) }
    case 'Claimed':
      return { kind: 'claimAirdrop', account: event.args.account, amount: String(event.args.amount) }
    default:
      return null
  }
}

/** Acts on accounts with a passkey. Their own events name no account, so the contract that emits them counts. */
function accountAct({ log: { address: account }, event }: DecodedLog): UnplacedAct | null {
  switch (event.name) {
    case 'Opened':
      return 'account' in event.args ? { kind: 'openAccount', account: event.args.account } : null
    case 'RecovererSet':
      return { kind: 'setSecondSigner', account, signer: event.args.recoverer }
    case 'RecoveryProposed': {
      const { x, readyAt } = event.args
      return { kind: 'proposeRecovery', account, key: x, readyAtSeconds: String(readyAt) }
    }
    case 'RecoveryCancelled':
      return { kind: 'cancelRecovery', account }
    case 'KeyReplaced':
      return { kind: 'replaceKey', account, key: event.args.x }
    default:
      return null
  }
}
