/** What shops that read pictures see in place of words: one file, fetched once. */
export { PictureBell } from './picture-mode/picture-bell.tsx'
export { PictureCardBody } from './picture-mode/picture-card-body.tsx'
export { PictureSteps } from './steps/pictures/picture-steps.tsx'
