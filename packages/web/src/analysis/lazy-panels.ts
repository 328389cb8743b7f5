/** Panels that a replay needs once its summary is opened, in one chunk. */
export { AnalysisReport } from './AnalysisReport.tsx';
export { MistakeNote } from './MistakeNote.tsx';
