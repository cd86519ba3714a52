import type { Inline } from '@musi/domain/markdown/inline'
import type { Block } from '@musi/domain/markdown/markdown'
import { Icon } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { Fragment, createElement } from 'react'
import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import styles from './Markdown.module.css'
import { proposalText } from '../governance/proposalWords.ts'

/** Renders blocks of a text that does not change while it is shown, so indexes are stable keys. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  // oxlint-disable-next-line react/no-array-index-key
  blocks.map((block, at) => <BlockView key={at} block={block} />)

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, null, <Line content={block.content} />)
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} />
        </p>
      )
    case 'code':
      return <pre className={styles['code']}>{block.text}</pre>
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <Blocks blocks={item} />
        </li>
      ))
      return block.first === null ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>
    }
    case 'rule':
      return <hr />
  }
}

const Line = ({ content }: { content: readonly Inline[] }) =>
  content.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      <Piece piece={piece} />
    </Fragment>
  ))

function Piece({ piece }: { piece: Inline }) {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'code':
      return <code>{piece.text}</code>
    case 'strong':
      return (
        <strong>
          <Line content={piece.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Line content={piece.content} />
        </em>
      )
    case 'break':
      return <br />
    case 'picture':
      return <Note as="span">{proposalText('picture', { text: piece.text })}</Note>
    case 'link':
      return (
        <OutsideLink href={piece.link.href} label={`${piece.text} ${piece.link.name}`} className={styles['link']}>
          {piece.text} {/* Shows the real target, because the link's text may name another. */}
          <small>{piece.link.name}</small>
          <Icon name="outside" />
        </OutsideLink>
      )
  }
}
