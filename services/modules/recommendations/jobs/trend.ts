/* What most members took up in the last days: rated well, watched, put on a list. */

const DAYS = 7;
/** Fewer might be recognised, and are no trend. */
const MIN_VIEWERS = 3;
const KEPT = 20;

export const FILL_TREND = `
  with counted as (
    select title_id, count(distinct user_id)::int as viewers, sum(strength) as liking from read.taste_signal
    where title_id is not null and strength > 0 and day > current_date - ${DAYS}
    group by title_id having count(distinct user_id) >= ${MIN_VIEWERS}
  ),
  ranked as (
    select row_number() over (order by viewers desc, liking desc, title_id)::int as place, title_id, viewers
    from counted order by place limit ${KEPT}
  ),
  gone as (delete from read.title_trend where place > (select count(*) from ranked))
  insert into read.title_trend as old (place, title_id, viewers) select place, title_id, viewers from ranked
  on conflict (place) do update set title_id = excluded.title_id, viewers = excluded.viewers`;
