-- Baggage is told for each slice; what was sold with one answer for the whole journey says it for every slice.
UPDATE air_orders
SET sold = jsonb_set(
  sold #- '{fare,carryOn}' #- '{fare,checked}',
  '{fare,baggage}',
  (
    SELECT jsonb_agg(of_slice.baggage)
    FROM (
      SELECT jsonb_build_object('carryOn', sold -> 'fare' -> 'carryOn', 'checked', sold -> 'fare' -> 'checked') AS baggage
      FROM jsonb_array_elements(sold -> 'slices')
    ) AS of_slice
  )
)
WHERE NOT (sold -> 'fare') ? 'baggage';
