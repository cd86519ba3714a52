// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IExchangeRouter} from "../../src/exchange/interfaces/IExchangeRouter.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {SwapAndPlay} from "../../src/music/SwapAndPlay.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {ISwapAndPlay} from "../../src/music/interfaces/ISwapAndPlay.sol";
import {ApproveFromZeroToken} from "../../src/support/ApproveFromZeroToken.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {OneTokenWorld} from "../exchange/OneTokenWorld.sol";
import {Hooked, NotifyingToken} from "./HookTokens.sol";

/// @dev The test contract owns the pools' liquidity; Alice is the fan, Bob the artist; Bob and Carol are the payees.
contract SwapAndPlayTest is OneTokenWorld {
    uint256 private constant FUNDS = type(uint112).max;
    uint128 private constant COST = 3e18;
    uint256 private constant MAX = 1e18;

    IERC20 private song;
    IERC20 private other;
    Jukebox private jukebox;
    SwapAndPlay private payer;
    IExchangeRouter private router;
    bytes32 private id;

    function setUp() public {
        vm.warp(1 days);
        vm.deal(address(this), 1e30);
        vm.deal(ALICE, 10e18);
        WRAPPED.deposit{value: 1e24}();
        router = IExchangeRouter(
            _published("@uniswap/v2-periphery/build/UniswapV2Router02.json", abi.encode(PAIR_FACTORY, WRAPPED))
        );
        jukebox = new Jukebox();
        payer = new SwapAndPlay(router, jukebox);
        song = _newToken("SONG", address(this), FUNDS);
        other = _newToken("OTHER", address(this), FUNDS);
        _pool(WRAPPED, 500e18, song, 120_000e18);
        _pool(other, 7000e18, WRAPPED, 40e18);
        id = _registered(1, song);
    }

    function _registered(uint256 nonce, IERC20 token) private returns (bytes32) {
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](2);
        payees[0] = IJukebox.Payee(BOB, 9000);
        payees[1] = IJukebox.Payee(CAROL, 1000);
        vm.prank(BOB);
        return jukebox.register(nonce, address(token), COST, 0, payees, bytes32(0));
    }

    function _way(IERC20 first, IERC20 second) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (address(first), address(second));
    }

    function _longWay() private view returns (address[] memory path) {
        path = new address[](3);
        (path[0], path[1], path[2]) = (address(other), address(WRAPPED), address(song));
    }

    /// @dev The least input for this output, found by bisection: the product of a pair never falls.
    function _priceOf(uint256 bought, uint256 held, uint256 heldOther) private pure returns (uint256 high) {
        uint256 low = 0;
        high = held;
        while (high - low > 1) {
            uint256 paid = (low + high) / 2;
            bool isEnough = (held * 1000 + paid * 997) * (heldOther - bought) >= held * heldOther * 1000;
            (low, high) = isEnough ? (low, paid) : (paid, high);
        }
    }

    function _assertNothingKept(IERC20 paid, IERC20 token) private view {
        vm.assertEq(paid.balanceOf(address(payer)), 0);
        vm.assertEq(token.balanceOf(address(payer)), 0);
        vm.assertEq(WRAPPED.balanceOf(address(payer)), 0);
        vm.assertEq(address(payer).balance, 0);
        vm.assertEq(paid.allowance(address(payer), address(router)), 0);
        vm.assertEq(token.allowance(address(payer), address(jukebox)), 0);
    }

    function _playNative(bytes32 played, address[] memory path, uint256 sent) private returns (uint256) {
        vm.prank(ALICE);
        return payer.playFromNative{value: sent}(played, path, COST, block.timestamp);
    }

    function _give(IERC20 token, uint256 amount) private {
        vm.assertTrue(token.transfer(ALICE, amount));
        vm.prank(ALICE);
        token.approve(address(payer), amount);
    }

    function _playToken(bytes32 played, address[] memory path, uint256 maxAmount) private returns (uint256) {
        vm.prank(ALICE);
        return payer.playFromToken(played, path, maxAmount, COST, block.timestamp);
    }

    function test_StatesItsRouterAndJukebox() public view {
        vm.assertEq(payer.router(), address(router));
        vm.assertEq(payer.jukebox(), address(jukebox));
    }

    function test_PaysTheExactPriceInNativeCurrencyAndReturnsTheRest() public {
        uint256 price = _priceOf(COST, 500e18, 120_000e18);
        vm.expectEmit(address(payer));
        emit ISwapAndPlay.PlayBought(id, ALICE, address(0), price);
        vm.assertEq(_playNative(id, _way(WRAPPED, song), MAX), price);
        vm.assertEq(ALICE.balance, 10e18 - price);
        vm.assertEq(song.balanceOf(BOB), 2.7e18);
        vm.assertEq(song.balanceOf(CAROL), 0.3e18);
        vm.assertEq(jukebox.song(id).plays, 1);
        _assertNothingKept(WRAPPED, song);
    }

    function test_TheFanIsThePayer() public {
        vm.expectEmit(address(jukebox));
        emit IJukebox.Played(id, ALICE, address(payer), address(song), COST);
        _playNative(id, _way(WRAPPED, song), MAX);
    }

    function test_PaysWithATokenThroughTwoPairsAndReturnsTheRest() public {
        uint256 price = _priceOf(_priceOf(COST, 500e18, 120_000e18), 7000e18, 40e18);
        _give(other, 50e18);
        vm.expectEmit(address(payer));
        emit ISwapAndPlay.PlayBought(id, ALICE, address(other), price);
        vm.assertEq(_playToken(id, _longWay(), 50e18), price);
        vm.assertEq(other.balanceOf(ALICE), 50e18 - price);
        vm.assertEq(song.balanceOf(BOB) + song.balanceOf(CAROL), COST);
        _assertNothingKept(other, song);
    }

    function testFuzz_EachFanPaysExactlyThePriceOfThePool(uint256 held, uint256 heldSong, uint256 sent) public {
        held = _within(held, 1e6, 1e24);
        heldSong = _within(heldSong, uint256(COST) * 2, 1e30);
        IERC20 token = _newToken("NEW", address(this), FUNDS);
        _pool(other, held, token, heldSong);
        bytes32 played = _registered(2, token);
        uint256 price = COST * held * 1000 / ((heldSong - COST) * 997) + 1;
        sent = _within(sent, price, price * 2);
        _give(other, sent);
        vm.assertEq(_playToken(played, _way(other, token), sent), price);
        vm.assertEq(other.balanceOf(ALICE), sent - price);
        vm.assertEq(token.balanceOf(BOB) + token.balanceOf(CAROL), COST);
        _assertNothingKept(other, token);
    }

    function test_AcceptsExactlyThePriceAndRefusesOneUnitLess() public {
        uint256 price = _priceOf(COST, 500e18, 120_000e18);
        vm.expectRevert("UniswapV2Router: EXCESSIVE_INPUT_AMOUNT");
        _playNative(id, _way(WRAPPED, song), price - 1);
        vm.assertEq(_playNative(id, _way(WRAPPED, song), price), price);
        _give(other, 1e18);
        vm.expectRevert("UniswapV2Router: EXCESSIVE_INPUT_AMOUNT");
        _playToken(id, _longWay(), 1e15);
        vm.assertEq(other.balanceOf(ALICE), 1e18);
    }

    function test_RefusesAPriceAboveTheMaximum() public {
        vm.prank(BOB);
        jukebox.changeCost(id, COST + 1);
        vm.expectRevert(abi.encodeWithSelector(ISwapAndPlay.CostRose.selector, COST + 1, COST));
        _playNative(id, _way(WRAPPED, song), MAX);
        vm.prank(BOB);
        jukebox.changeCost(id, COST - 1);
        _playNative(id, _way(WRAPPED, song), MAX);
        vm.assertEq(song.balanceOf(BOB) + song.balanceOf(CAROL), COST - 1);
    }

    function test_ThePathMustEndWithTheSongsToken() public {
        bytes memory reason = abi.encodeWithSelector(ISwapAndPlay.OtherToken.selector, address(song));
        vm.expectRevert(reason);
        _playNative(id, _way(WRAPPED, other), MAX);
        vm.expectRevert(reason);
        _playNative(id, new address[](0), MAX);
        vm.expectRevert(reason);
        _playToken(id, _way(song, other), 0);
    }

    function test_ASongThatCannotBePlayedCostsNothing() public {
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NoSuchSong.selector, bytes32(uint256(7))));
        _playNative(bytes32(uint256(7)), _way(WRAPPED, song), MAX);
        vm.prank(BOB);
        jukebox.retire(id);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.Retired.selector, id));
        _playNative(id, _way(WRAPPED, song), MAX);
        vm.assertEq(ALICE.balance, 10e18);
    }

    function test_TheRouterRefusesAPassedDeadline() public {
        vm.prank(ALICE);
        vm.expectRevert("UniswapV2Router: EXPIRED");
        payer.playFromNative{value: MAX}(id, _way(WRAPPED, song), COST, block.timestamp - 1);
        _give(other, 50e18);
        vm.prank(ALICE);
        vm.expectRevert("UniswapV2Router: EXPIRED");
        payer.playFromToken(id, _longWay(), 50e18, COST, block.timestamp - 1);
    }

    function test_TokensSentUnaskedDoNotGoToTheNextPayer() public {
        vm.deal(address(payer), 5e18);
        vm.assertTrue(other.transfer(address(payer), 5e18));
        uint256 price = _playNative(id, _way(WRAPPED, song), MAX);
        vm.assertEq(ALICE.balance, 10e18 - price);
        _give(other, 50e18);
        price = _playToken(id, _longWay(), 50e18);
        vm.assertEq(other.balanceOf(ALICE), 50e18 - price);
        vm.assertEq(address(payer).balance, 5e18);
        vm.assertEq(other.balanceOf(address(payer)), 5e18);
    }

    function test_RefusesNativeCurrencyFromAnybodyButTheRouter() public {
        vm.prank(ALICE);
        (bool ok, bytes memory reason) = address(payer).call{value: 1}("");
        vm.assertFalse(ok);
        vm.assertEq(keccak256(reason), keccak256(abi.encodeWithSelector(ISwapAndPlay.NotTheRouter.selector, ALICE)));
    }

    function test_RevertsWithoutAnApproval() public {
        vm.assertTrue(other.transfer(ALICE, 50e18));
        vm.expectRevert();
        _playToken(id, _longWay(), 50e18);
        vm.assertEq(other.balanceOf(ALICE), 50e18);
    }

    function test_PaysWithATokenThatApprovesFromZeroOnly() public {
        IERC20 odd = IERC20(address(new ApproveFromZeroToken(_plan(address(this), FUNDS))));
        _pool(odd, 1e12, song, 1e24);
        for (uint256 i = 0; i < 2; ++i) {
            _give(odd, 100e6);
            _playToken(id, _way(odd, song), 100e6);
            _assertNothingKept(odd, song);
        }
        vm.assertEq(jukebox.song(id).plays, 2);
    }

    function test_RefusesASongsTokenWithATransferFee() public {
        IERC20 odd = IERC20(address(new FeeToken(_plan(address(this), FUNDS), 100)));
        _pool(other, 1e24, odd, 1e24);
        bytes32 played = _registered(3, odd);
        _give(other, 50e18);
        vm.expectRevert();
        _playToken(played, _way(other, odd), 50e18);
        vm.assertEq(other.balanceOf(ALICE), 50e18);
    }

    /// @notice The paid token notifies the fan of each transfer, and the fan tries to pay again from there.
    function test_RefusesReentry() public {
        NotifyingToken odd = new NotifyingToken(_plan(address(this), FUNDS), 0, NotifyingToken.Moment.Before);
        IERC20 paid = IERC20(address(odd));
        _pool(paid, 1e12, song, 1e24);
        Hooked fan = Hooked(payable(odd.register(address(new Hooked()))));
        vm.assertTrue(paid.transfer(address(fan), 200e6));
        fan.act(address(odd), abi.encodeCall(IERC20.approve, (address(payer), 200e6)));
        bytes memory play = abi.encodeCall(payer.playFromToken, (id, _way(paid, song), 100e6, COST, block.timestamp));
        fan.arm(address(payer), play);
        fan.act(address(payer), play);
        vm.assertEq(fan.tried(), 1);
        vm.assertEq(fan.worked(), 0);
        vm.assertEq(jukebox.song(id).plays, 1);
        _assertNothingKept(paid, song);
    }
}
