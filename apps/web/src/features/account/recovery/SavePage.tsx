import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { recoverText } from './recoverWords.ts'
import { useSendLink } from './useSendLink.ts'

/** Offers to save this page's URL, because the owner returns to it after seven days. */
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
