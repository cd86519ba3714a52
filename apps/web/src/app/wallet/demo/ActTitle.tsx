import type { DecodedCall } from '@musi/chain/explain/decodedCall'
import type { CallTerms } from '@musi/chain/explain/terms/terms'
import { type Address, parseAddress } from '@musi/domain/address'
import { secondSigner } from '@musi/domain/accounts/secondSigner'
import type { ReactNode } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { SongName } from '#platform/tokens/songs/SongName.tsx'
import { AllowanceTitle } from './AllowanceText.tsx'
import { PieceText } from './PieceText.tsx'
import { plainName } from './plainName.ts'
import { demoText } from './demoWords.ts'

const MARKS = { song: '⟦song⟧', to: '⟦to⟧', spender: '⟦spender⟧', piece: '⟦piece⟧' } as const

type Props = { terms: CallTerms; decoded: DecodedCall | null; from: Address }

/** The title of an act in a few words. */
export function ActTitle({ terms, decoded, from }: Props): ReactNode {
  const { act, subject, allows, allowsPieces } = terms
  if (allowsPieces !== null) return <PiecesTitle {...allowsPieces} />
  if (act === null) return decoded === null ? demoText('unknown') : plainName(decoded.name)
  if (act === 'approve') return allows !== null && <AllowanceTitle allowance={allows} until={null} />
  const to = subject.to ?? parseAddress(subject.signer ?? '')
  return withParts(textOf(terms, act, from), {
    song: subject.song !== undefined && <SongName song={subject.song} />,
    to: to !== null && <NameText address={to} />,
  })
}

type ActText = Exclude<NonNullable<CallTerms['act']>, 'approve'>

function textOf({ subject }: CallTerms, act: ActText, from: Address): string {
  const { name = '', symbol = '', count = 0, support, to } = subject
  const proposal = String(subject.proposal ?? '')
  switch (act) {
    case 'castVote':
      return demoText(support === true ? 'act.castVote' : 'act.castVote.against', { proposal })
    case 'cancelProposal':
    case 'executeProposal':
    case 'queueProposal':
      return demoText(`act.${act}`, { proposal })
    case 'changeSongCost':
    case 'givePlays':
    case 'retireSong':
    case 'swapAndPlay':
    case 'takeBackPlays':
      return demoText(`act.${act}`, MARKS)
    case 'createArtistToken':
    case 'openCollection':
      return demoText(`act.${act}`, { name, symbol })
    case 'propose':
      return demoText('act.propose', { name })
    case 'delegate':
      return to === from ? demoText('act.delegate.self') : demoText('act.delegate', MARKS)
    case 'playSong':
      return to === undefined || to === from ? demoText('act.playSong', MARKS) : demoText('act.playSong.gift', MARKS)
    case 'openTab':
    case 'proposeRecovery':
    case 'takeRecovery':
      return demoText(`act.${act}`, MARKS)
    case 'setSecondSigner':
      return signerText(subject.signer ?? '0x')
    case 'replacePayee':
      return demoText('act.replacePayee', MARKS)
    case 'sendVotes':
      return demoText('act.sendVotes', { count })
    case 'approveDrop':
      return demoText('act.approveDrop', MARKS)
    default:
      return demoText(`act.${act}`)
  }
}

function signerText(bytes: `0x${string}`): string {
  switch (secondSigner(bytes, contractOf('passkeyVerifier')).kind) {
    case 'none':
      return demoText('act.setSecondSigner.none')
    case 'address':
      return demoText('act.setSecondSigner', MARKS)
    case 'passkey':
      return demoText('act.setSecondSigner.key')
    case 'unknown':
      return demoText('unknown')
  }
}

function PiecesTitle({ spender, isAllowed, ...piece }: NonNullable<CallTerms['allowsPieces']>) {
  return withParts(demoText(isAllowed ? 'act.approveDrop' : 'act.approveDrop.none', MARKS), {
    spender: <NameText address={spender} />,
    piece: <PieceText {...piece} />,
  })
}
