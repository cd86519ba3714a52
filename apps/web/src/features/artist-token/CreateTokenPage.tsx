import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { CreateTokenForm } from './CreateTokenForm.tsx'
import { CreateTokenFrame } from './CreateTokenFrame.tsx'
import { MadeToken } from './MadeToken.tsx'
import { NewTokenFacts } from './NewTokenFacts.tsx'
import { madeToken } from './madeToken.ts'
import { newTokenText } from './tokenWords.ts'

/** Creates an artist's token: what it will be, the form, and the next steps (spec: artist-tokens.create). */
export function CreateTokenPage() {
  const createdToken = useVisitValue(madeToken)
  // The dialog belongs to the form, which stays until it is closed.
  const [isCreating, setCreating] = useState(false)
  const factory = contractOf('artistTokenFactory')
  return (
    <CreateTokenFrame>
      {factory === null ? (
        <p>{newTokenText('noFactory')}</p>
      ) : createdToken === null || isCreating ? (
        <CreateTokenForm factory={factory} onCreating={setCreating} />
      ) : (
        <MadeToken token={createdToken} />
      )}
      <NewTokenFacts />
    </CreateTokenFrame>
  )
}
