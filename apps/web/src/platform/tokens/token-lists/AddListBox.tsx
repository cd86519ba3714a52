import { listUrl } from '@musi/domain/token-lists/listUrl'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { type FormEvent, useState } from 'react'
import styles from './ManageLists.module.css'
import { listProblemText } from './listProblemText.ts'
import { tokenListText } from './listWords.ts'
import { addListByUrl } from './refreshList.ts'

type State = { readonly typed: string; readonly busy: boolean; readonly error: string | null }

const EMPTY: State = { typed: '', busy: false, error: null }

/** Adds a list by its URL; problems are shown under the box (spec: token-lists.add). */
export function AddListBox() {
  const [{ typed, busy, error }, set] = useState(EMPTY)
  const isUrl = listUrl(typed) !== null

  async function add(): Promise<void> {
    if (!isUrl || busy) return
    set({ typed, busy: true, error: null })
    const problem = await addListByUrl(typed)
    set(problem === null ? EMPTY : { typed, busy: false, error: listProblemText(problem) })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void add()
  }

  return (
    <form className={styles['add']} onSubmit={submit}>
      <Input
        id="list-add-input"
        label={tokenListText('add.label')}
        placeholder={tokenListText('add.placeholder')}
        value={typed}
        error={error}
        readOnly={busy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => set({ typed: target.value, busy: false, error: null })}
      />
      <Button type="submit" busy={busy} disabled={!isUrl} aria-label={busy ? tokenListText('add.busy') : undefined}>
        {tokenListText('add.button')}
      </Button>
    </form>
  )
}
