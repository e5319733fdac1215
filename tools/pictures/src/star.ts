// eslint-disable-next-line @nx/enforce-module-boundaries -- the face of the kit has styles and components, which Node cannot load
export { starPath } from '../../../libs/ui-kit/src/brand/star-path.ts';
