import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { CreateTokenForm } from './CreateTokenForm.tsx'
import { CreateTokenFrame } from './CreateTokenFrame.tsx'
import { CreatedToken } from './CreatedToken.tsx'
import { NewTokenFacts } from './NewTokenFacts.tsx'
import { createdToken } from './createdToken.ts'
import { newTokenText } from './tokenWords.ts'

/** Creates an artist's token: what it will be, the form, and the next steps (spec: artist-tokens.create). */
export function CreateTokenPage() {
  const token = useVisitValue(createdToken)
  // The dialog belongs to the form, which stays until it is closed.
  const [isCreating, setCreating] = useState(false)
  const factory = contractOf('artistTokenFactory')
  return (
    <CreateTokenFrame>
      {factory === null ? (
        <p>{newTokenText('noFactory')}</p>
      ) : token === null || isCreating ? (
        <CreateTokenForm factory={factory} onCreating={setCreating} />
      ) : (
        <CreatedToken token={token} />
      )}
      <NewTokenFacts />
    </CreateTokenFrame>
  )
}
