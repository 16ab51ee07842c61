/** What shops that read pictures see in place of words: one file, fetched once. */
export { PictureBell } from './picture-bell.tsx'
export { PictureCardBody } from './picture-card-body.tsx'
export { PictureSteps } from './picture-steps.tsx'
