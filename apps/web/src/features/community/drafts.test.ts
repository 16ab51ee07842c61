import { communityRoutes } from '@jhola/contract/community/routes'
import { describe, expect, test } from 'vitest'
import { checkStory, checkWish, type StoryDraft, toStoryBody, toWishBody } from './drafts.ts'

const story: StoryDraft = {
  kind: 'customer',
  name: ' Meena ',
  city: 'Pune',
  text: 'The milk comes before my tea.',
  phone: '98765 43210',
  mayBeShown: true,
}

describe('a story', () => {
  test('that is complete is accepted by the contract', () => {
    expect(checkStory(story)).toEqual({})
    expect(communityRoutes.tellStory.body.parse(toStoryBody(story))).toMatchObject({ name: 'Meena', phone: '+919876543210' })
    expect(communityRoutes.tellStory.body.parse(toStoryBody({ ...story, phone: ' ' }))).not.toHaveProperty('phone')
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ city: '' }, 'city'],
    [{ text: '\n' }, 'text'],
    [{ phone: '12345' }, 'phone'],
    [{ mayBeShown: false }, 'mayBeShown'],
  ])('with %j is marked at %s', (change, field) => expect(Object.keys(checkStory({ ...story, ...change }))).toEqual([field]))
})

test('a phone number accepts digits of any script', () => {
  expect(checkStory({ ...story, phone: '९८७६५ ४३२१०' })).toEqual({})
  expect(toStoryBody({ ...story, phone: '९८७६५ ४३२१०' })).toMatchObject({ phone: '+919876543210' })
})

describe('an area request', () => {
  const place = { latitude: 26.912412, longitude: 75.787271 }
  test('has a rounded location and is accepted by the contract', () => {
    const wish = { pincode: '', phone: '', note: ' Please ' }
    expect(checkWish(wish)).toEqual({})
    expect(communityRoutes.wishForShops.body.parse(toWishBody(wish, place))).toEqual({
      latitude: 26.912,
      longitude: 75.787,
      note: 'Please',
    })
  })

  test.each([
    [{ pincode: '12345' }, 'pincode'],
    [{ pincode: '012345' }, 'pincode'],
    [{ phone: '1' }, 'phone'],
  ])('with %j is marked at %s', (change, field) =>
    expect(Object.keys(checkWish({ pincode: '302001', phone: '', note: '', ...change }))).toEqual([field]),
  )
})
