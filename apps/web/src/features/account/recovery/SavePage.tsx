import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { recoverText } from './recoverWords.ts'
import { useSendLink } from './useSendLink.ts'

/** Keeps the address of this page, to which the owner returns after seven days. */
export function SavePage() {
  const { send, isCopied } = useSendLink(location.href)
  return (
    <>
      <Button id="save-recovery-page" kind="primary" onClick={send}>
        {recoverText('save')}
      </Button>
      <Note as="output">{isCopied ? recoverText('saved') : ''}</Note>
    </>
  )
}
