import { Card, Skeleton, Stack } from '@karvon/ui-kit';

interface SectionSkeletonProps {
  label: string;
  parts?: number;
}

/** Placeholder cards while the content loads. */
export function SectionSkeleton({ label, parts = 1 }: SectionSkeletonProps) {
  return (
    <Stack role="status" aria-label={label} gap={4}>
      {Array.from({ length: parts }, (_, index) => (
        <Card key={index}>
          <Stack gap={3}>
            <Skeleton width="half" />
            <Skeleton width="wide" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
