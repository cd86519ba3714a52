import { useState } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { Dialog } from '@musi/ui/overlays/Dialog'
import { Input } from '@musi/ui/controls/Input'
import { Text } from '@musi/ui/Text'
import styles from './SuppressedQuestion.module.css'
import { askingText } from './askingWords.ts'

type Props = {
  /** The text of the question as passed to the browser. */
  question: string
  /** Text that must be typed to agree; null if none. */
  word: string | null
  onYes: () => void
}

/** Reports that the browser suppressed a question, with a button to ask it in our own dialog (spec: shell.browser-questions). */
export function SuppressedQuestion({ question, word, onYes }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Text as="div" size={14}>
      <output id="browser-did-not-ask">{askingText('silent')}</output>{' '}
      <button type="button" className={styles['ask']} onClick={() => setAsking(true)}>
        {askingText('here')}
      </button>
      {isAsking && <Question question={question} word={word} onYes={onYes} onClose={() => setAsking(false)} />}
    </Text>
  )
}

function Question({ question, word, onYes, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const agree = () => {
    onClose()
    onYes()
  }
  return (
    <Dialog open onClose={onClose} title={askingText('title')} closeLabel={askingText('stop')} id="own-question">
      <div className={styles['question']}>
        <p>{question}</p>
        {word !== null && (
          <Input
            label={askingText('word')}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <div className={styles['answers']}>
          <Button block onClick={onClose}>
            {askingText('stop')}
          </Button>
          <Button id="own-question-yes" kind="primary" block disabled={word !== null && typed !== word} onClick={agree}>
            {askingText('go')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
