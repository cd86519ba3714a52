import { code } from '@musi/chain/requests/contracts/code'
import { ballotOf } from '@musi/chain/reads/governance/ballotOf'
import { priorVotes } from '@musi/chain/reads/governance/priorVotes'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { request } from '#platform/session/chain/request.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import { refusalText } from '#platform/session/wallet/gateWords.ts'
import type { Governance } from '../governance/governance.ts'
import { type BallotOutcome, requestBallot } from './requestBallot.ts'
import { ballotText } from './ballotWords.ts'
import type { UnsentBallot } from './unsentBallots.ts'

type Props = {
  governance: Governance
  proposal: number
  startBlock: bigint
  account: Address
  /** Signed votes not sent yet; null while unknown. */
  ballots: readonly UnsentBallot[] | null
  onStored: () => void
  onSend: (own: UnsentBallot) => void
}

/** Buttons to sign or send the account's vote, or why it cannot vote. */
export function SignBallot({ governance, proposal, startBlock, account, ballots, onStored, onSend }: Props) {
  const ownVote = useRead(ballotOf(governance.governor, proposal, account))
  const power = useRead(priorVotes(governance.token.address, account, startBlock))
  const accountCode = useAnswer(account, () => code(request, account))
  const connection = useConnection()
  const isContract = 'wallet' in connection && connection.wallet.isContract === true
  const ownBallot = ballots?.find(({ voter }) => voter === account)
  if (ownVote.kind !== 'value' || power.kind !== 'value' || ballots === null || accountCode.kind === 'waiting')
    return <Skeleton label={ballotText('reading')} />
  if (ownVote.value !== null) return <Note>{ballotText('hasVoted')}</Note>
  if (power.value === 0n) return <Note>{ballotText('noPower')}</Note>
  if (isContract || (accountCode.kind === 'ready' && accountCode.value.kind === 'contract'))
    return <Note>{ballotText('smartWallet')}</Note>
  if (ownBallot !== undefined) return <OwnBallot ballot={ownBallot} onSend={onSend} />
  return <SignButtons {...{ governance, proposal, account, onStored }} />
}

const OwnBallot = ({ ballot, onSend }: { ballot: UnsentBallot; onSend: Props['onSend'] }) => (
  <Stack gap={3} items="start" raised="roomy" id="own-ballot">
    <p>
      <b>{ballotText(ballot.support ? 'yoursFor' : 'yoursAgainst')}</b> {ballotText('yoursMore')}
    </p>
    <Note>{ballotText('noWayBack')}</Note>
    <Button id="send-own-ballot" onClick={() => onSend(ballot)}>
      {ballotText('sendMine')}
    </Button>
  </Stack>
)

type SignButtonsProps = Pick<Props, 'governance' | 'proposal' | 'account' | 'onStored'>
type Step = 'signing' | 'submitting'

function SignButtons({ governance, proposal, account, onStored }: SignButtonsProps) {
  const [busy, setBusy] = useState<{ support: boolean; step: Step } | null>(null)
  const [outcome, setOutcome] = useState<BallotOutcome | null>(null)
  const sign = async (support: boolean) => {
    setOutcome(null)
    setBusy({ support, step: 'signing' })
    const onSigned = () => setBusy({ support, step: 'submitting' })
    const result = await requestBallot({ governor: governance.governor, voter: account, proposal, support, onSigned })
    setBusy(null)
    setOutcome(result)
    if (result.kind === 'stored') onStored()
  }
  return (
    <>
      <Note>{ballotText('noWayBack')}</Note>
      <Stack gap={2}>
        {([true, false] as const).map((support) => (
          <Button
            key={String(support)}
            id={support ? 'sign-for' : 'sign-against'}
            block
            busy={busy?.support === support}
            disabled={busy !== null}
            onClick={() => void sign(support)}
          >
            {busy?.support === support ? ballotText(busy.step) : ballotText(support ? 'for' : 'against')}
          </Button>
        ))}
      </Stack>
      <Note as="output" id="ballot-said">
        {outcome !== null && outcomeText(outcome)}
      </Note>
    </>
  )
}

function outcomeText(outcome: BallotOutcome): string {
  switch (outcome.kind) {
    case 'stored':
      return ''
    case 'smartWallet':
      return ballotText('smartWallet')
    case 'gate':
      return refusalText(outcome.refusal)
    case 'trouble':
      return ballotText(`trouble.${outcome.trouble}`)
  }
}
