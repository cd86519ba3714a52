// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {KnownToken} from "../../src/exchange/KnownToken.sol";
import {TestBase} from "../TestBase.sol";

interface IStaking {
    function stake(uint256 amount) external;
    function stakeWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
    function withdraw(uint256 amount) external;
    function getReward() external;
    function exit() external;
    function notifyRewardAmount(uint256 reward) external;
    function earned(address account) external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function rewardRate() external view returns (uint256);
    function periodFinish() external view returns (uint256);
}

/// @title The published staking pool with a reward and a staked token of our own
abstract contract StakingWorld is TestBase {
    function _newPool(IERC20 reward, IERC20 staked, address distributor) internal returns (IStaking) {
        bytes memory arguments = abi.encode(distributor, address(reward), address(staked));
        return IStaking(_published("@uniswap/liquidity-staker/build/StakingRewards.json", arguments));
    }
}

/// @title Stakers who take every possible action, in any order, across the end of the period
contract Stakers is StakingWorld {
    uint256 private constant FUNDS = type(uint96).max;

    KnownToken public immutable REWARD;
    KnownToken public immutable STAKED;
    IStaking public immutable POOL;
    uint256 public funded;
    uint256 private _now;

    constructor() {
        REWARD = _newToken("RWD", address(this), FUNDS);
        STAKED = _newToken("STK", ALICE, FUNDS);
        POOL = _newPool(REWARD, STAKED, address(this));
        _now = block.timestamp;
        vm.startPrank(ALICE);
        require(STAKED.transfer(BOB, FUNDS / 3), "not sent");
        require(STAKED.transfer(CAROL, FUNDS / 3), "not sent");
        vm.stopPrank();
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(person(i));
            STAKED.approve(address(POOL), type(uint256).max);
        }
    }

    function person(uint256 seed) public view returns (address) {
        return [ALICE, BOB, CAROL][seed % 3];
    }

    function stake(uint256 who, uint256 amount, uint256 later) external {
        _passes(later);
        amount = _within(amount, 0, STAKED.balanceOf(person(who)));
        vm.prank(person(who));
        try POOL.stake(amount) {}
        catch {
            vm.assertEq(amount, 0);
        }
    }

    function withdraw(uint256 who, uint256 amount, uint256 later) external {
        _passes(later);
        amount = _within(amount, 0, POOL.balanceOf(person(who)));
        vm.prank(person(who));
        try POOL.withdraw(amount) {}
        catch {
            vm.assertEq(amount, 0);
        }
    }

    function claim(uint256 who, uint256 later) external {
        _passes(later);
        (address staker, uint256 earned) = (person(who), POOL.earned(person(who)));
        uint256 before = REWARD.balanceOf(staker);
        vm.prank(staker);
        POOL.getReward();
        vm.assertEq(REWARD.balanceOf(staker) - before, earned);
        vm.assertEq(POOL.earned(staker), 0);
    }

    function exit(uint256 who, uint256 later) external {
        _passes(later);
        bool stakes = POOL.balanceOf(person(who)) > 0;
        vm.prank(person(who));
        try POOL.exit() {
            vm.assertEq(POOL.balanceOf(person(who)), 0);
        } catch {
            vm.assertFalse(stakes);
        }
    }

    /// @notice Funds another period, sometimes with so little that the rate is zero.
    function fund(uint256 amount, uint256 later) external {
        _passes(later);
        amount = amount % 3 == 0 ? _within(amount, 0, 1000) : _within(amount, 0, 1e24);
        funded += amount;
        require(REWARD.transfer(address(POOL), amount), "not funded");
        POOL.notifyRewardAmount(amount);
    }

    function paid() external view returns (uint256) {
        return REWARD.balanceOf(ALICE) + REWARD.balanceOf(BOB) + REWARD.balanceOf(CAROL);
    }

    /// @dev Advances time by up to 40 days, so that the end of a 60-day period is crossed often.
    function _passes(uint256 later) private {
        _now += _within(later, 0, 40 days);
        vm.warp(_now);
    }
}

contract StakingInvariantTest is StakingWorld {
    Stakers private stakers;

    function setUp() public {
        stakers = new Stakers();
        _target(address(stakers));
    }

    /// @notice Case 16: `earned` never reverts, and earned plus paid rewards never exceed what was funded.
    function invariant_case16_NoMoreIsPaidThanWasFunded() public view {
        IStaking pool = stakers.POOL();
        uint256 owed = 0;
        uint256 stakes = 0;
        for (uint256 i = 0; i < 3; ++i) {
            owed += pool.earned(stakers.person(i));
            stakes += pool.balanceOf(stakers.person(i));
        }
        vm.assertLe(stakers.paid() + owed, stakers.funded());
        vm.assertLe(owed, stakers.REWARD().balanceOf(address(pool)));
        vm.assertEq(stakes, pool.totalSupply());
        vm.assertEq(stakers.STAKED().balanceOf(address(pool)), stakes);
    }

    function test_case16_NothingIsEarnedWhileTheRateIsZero() public {
        KnownToken staked = _newToken("STK", ALICE, 1000);
        IStaking pool = _newPool(_newToken("RWD", address(this), 1000), staked, address(this));
        vm.startPrank(ALICE);
        staked.approve(address(pool), 1000);
        pool.stake(1000);
        vm.warp(block.timestamp + 365 days);
        vm.assertEq(pool.rewardRate(), 0);
        vm.assertEq(pool.earned(ALICE), 0);
        pool.exit();
        vm.assertEq(staked.balanceOf(ALICE), 1000);
    }

    function testFuzz_case16_NothingIsEarnedAfterThePeriod(uint256 after_) public {
        KnownToken staked = _newToken("STK", ALICE, 1000);
        KnownToken reward = _newToken("RWD", address(this), 1e24);
        IStaking pool = _newPool(reward, staked, address(this));
        require(reward.transfer(address(pool), 1e24), "not funded");
        pool.notifyRewardAmount(1e24);
        vm.startPrank(ALICE);
        staked.approve(address(pool), 1000);
        pool.stake(1000);
        vm.warp(pool.periodFinish());
        uint256 earned = pool.earned(ALICE);
        vm.warp(pool.periodFinish() + _within(after_, 0, 1000 days));
        vm.assertEq(pool.earned(ALICE), earned);
    }

    function testFuzz_case16_AReplayedPermitStakesNothing(uint256 amount) public {
        amount = _within(amount, 1, 1000);
        KnownToken staked = _newToken("STK", ALICE, 2000);
        IStaking pool = _newPool(_newToken("RWD", address(this), 1000), staked, address(this));
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(staked), address(pool), amount, 0, 1 days);
        vm.startPrank(ALICE);
        pool.stakeWithPermit(amount, 1 days, v, r, s);
        vm.expectRevert();
        pool.stakeWithPermit(amount, 1 days, v, r, s);
        vm.assertEq(pool.balanceOf(ALICE), amount);
    }
}
