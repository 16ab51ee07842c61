import { Fragment, type ReactNode } from 'react'

/**
 * Values in one line, each with its own text direction: in Urdu text a number or a brand name would otherwise change the order.
 */
export const SeparatedList = ({ facts }: { facts: readonly ReactNode[] }) =>
  facts.filter(Boolean).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the values have a fixed order and no key of their own
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ))
